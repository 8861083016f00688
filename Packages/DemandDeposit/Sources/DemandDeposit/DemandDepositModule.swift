import BankConsole
public import Bookkeeping
import CardInterface
import Console
public import DemandDepositInterface
public import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// The module of demand deposit accounts (입출금통장).
///
/// The module contributes the commands `account …`, the authority rules, the quarterly interest,
/// and the Home entry “Accounts”.
public struct DemandDepositModule: Module {
    private let authority: BankAuthority
    private let rates: InterestRateTable

    /// Creates a module that pays interest at `rates`.
    ///
    /// - Parameters:
    ///   - authority: The bank's authority, which authorizes deposits and interest payments.
    ///   - rates: The interest rates by date, in basis points a year.
    public init(authority: BankAuthority, rates: InterestRateTable = .demandDeposit) {
        self.authority = authority
        self.rates = rates
    }

    public var provides: [any ServiceID]? {
        [demandDepositInject, managementDemandDepositInject]
    }

    public var needs: [any ServiceID]? {
        [
            ledgerInject, historyLogInject, signingInject, customerInject, safeBoxInject,
            cardInject,
            signedInSessionInject, verifyInject, managementCardInject, managementSafeBoxInject,
        ]
    }

    public func register(in registrar: inout Registrar) {
        registerServices(in: &registrar)
        registerCommands(in: &registrar)
        registerScreens(in: &registrar)
    }

    private func registerServices(in registrar: inout Registrar) {
        registrar.register(demandDepositInject, needs: ledgerInject) { ledger in
            AccountDirectory(ledger: ledger)
        }
        registrar.register(interestInject, needs: ledgerInject) { [authority, rates] ledger in
            InterestBooking(ledger: ledger, authority: authority, rates: rates)
        }
        registrar.register(
            serviceInject,
            needs: ledgerInject,
            signingInject,
            customerInject,
            safeBoxInject.lazily,
            cardInject.lazily,
            interestInject
        ) { [authority] ledger, signing, customers, safeBoxes, cards, interest in
            DemandDepositService(
                ledger: ledger,
                signing: signing,
                customers: customers,
                safeBoxes: safeBoxes,
                cards: cards,
                authority: authority,
                interest: interest
            )
        }
        registrar.register(dayClosingInject, needs: interestInject) { $0 }
        for rule in DemandDepositAuthorityRules.all(by: authority.name, rates: rates) {
            registrar.register(authorityRulesInject) { rule }
        }
    }

    private func registerCommands(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject) { DemandDepositCommands.group }
        // Lazily: help, and the commands of other features, open no book.
        for command in DemandDepositCommands.all {
            registrar.register(commandsInject, needs: serviceInject.lazily, make: command)
        }
    }

    private func registerScreens(in registrar: inout Registrar) {
        registrar.register(
            demandDepositScreensInject,
            needs: signedInSessionInject,
            serviceInject,
            historyLogInject,
            verifyInject,
            managementCardInject.lazily,
            managementSafeBoxInject.lazily,
            scope: .within(signedInScope),
            make: DemandDepositScreens.init
        )
        registrar.register(
            managementDemandDepositInject,
            needs: demandDepositScreensInject,
            scope: .within(signedInScope)
        ) { $0 }
        registrar.register(
            homeEntriesInject,
            needs: demandDepositScreensInject.lazily,
            scope: .within(signedInScope)
        ) { screens in
            HomeEntry("accounts", "Accounts", key: ActionKey.account) {
                try await screens.value.homeContent()
            } router: {
                AccountListBuilder(dependency: try screens.value).build(withListener: $0)
            }
        }
    }
}

/// The ID of the account use cases, which only this module's commands and screens use.
let serviceInject = InjectID<DemandDepositService>("DemandDepositService")
/// The ID of the service that books the interest of accounts.
let interestInject = InjectID<InterestBooking<AccountRecord>>("DemandDepositInterest")
