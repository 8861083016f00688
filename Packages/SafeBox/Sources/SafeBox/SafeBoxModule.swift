import BankConsole
public import Bookkeeping
import Console
import DemandDepositInterface
public import DependencyContainer
import LedgerInterface
public import SafeBoxInterface
import SigningInterface

/// The module of safe boxes (세이프박스): money that an account sets aside to earn interest.
///
/// The module contributes the commands `safebox …`, the authority rules, the monthly interest, and
/// the Home entry “Safe boxes”.
public struct SafeBoxModule: Module {
    private let authority: BankAuthority
    private let rates: InterestRateTable

    /// Creates a module that pays interest at `rates`.
    ///
    /// - Parameters:
    ///   - authority: The bank's authority, which authorizes monthly interest payments.
    ///   - rates: The interest rates by date, in basis points a year.
    public init(authority: BankAuthority, rates: InterestRateTable = .safeBox) {
        self.authority = authority
        self.rates = rates
    }

    public var provides: [any ServiceID]? { [safeBoxInject, managementSafeBoxInject] }

    public var needs: [any ServiceID]? {
        [
            ledgerInject, signingInject, demandDepositInject, signedInSessionInject,
            verifyInject, managementDemandDepositInject,
        ]
    }

    public func register(in registrar: inout Registrar) {
        registerServices(in: &registrar)
        registerCommands(in: &registrar)
        registerScreens(in: &registrar)
    }

    private func registerServices(in registrar: inout Registrar) {
        registrar.register(interestInject, needs: ledgerInject) { [authority, rates] ledger in
            InterestBooking(ledger: ledger, authority: authority, rates: rates)
        }
        registrar.register(safeBoxInject, needs: ledgerInject, interestInject) { ledger, interest in
            SafeBoxDirectory(ledger: ledger, interest: interest)
        }
        registrar.register(
            serviceInject,
            needs: ledgerInject,
            signingInject,
            demandDepositInject,
            interestInject
        ) { ledger, signing, accounts, interest in
            SafeBoxService(ledger: ledger, signing: signing, accounts: accounts, interest: interest)
        }
        registrar.register(dayClosingInject, needs: interestInject) { $0 }
        for rule in SafeBoxAuthorityRules.all(by: authority.name, rates: rates) {
            registrar.register(authorityRulesInject) { rule }
        }
    }

    private func registerCommands(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject) { SafeBoxCommands.group }
        // Lazily: help, and the commands of other features, open no book.
        for command in SafeBoxCommands.all {
            registrar.register(commandsInject, needs: serviceInject.lazily, make: command)
        }
    }

    private func registerScreens(in registrar: inout Registrar) {
        registrar.register(
            safeBoxScreensInject,
            needs: signedInSessionInject,
            serviceInject,
            verifyInject,
            managementDemandDepositInject.lazily,
            scope: .within(signedInScope),
            make: SafeBoxScreens.init
        )
        registrar.register(
            managementSafeBoxInject,
            needs: safeBoxScreensInject,
            scope: .within(signedInScope)
        ) { $0 }
        registrar.register(
            homeEntriesInject,
            needs: safeBoxScreensInject.lazily,
            scope: .within(signedInScope)
        ) { screens in
            HomeEntry("safe-boxes", "Safe boxes", key: ActionKey.safeBox) {
                try await screens.value.homeContent()
            } router: {
                SafeBoxListBuilder(dependency: try screens.value).build(withListener: $0)
            }
        }
    }
}

/// The ID of the safe box use cases, which only this module's commands and screens use.
let serviceInject = InjectID<SafeBoxService>("SafeBoxService")
/// The ID of the service that books the interest of safe boxes.
let interestInject = InjectID<InterestBooking<SafeBoxRecord>>("SafeBoxInterest")
