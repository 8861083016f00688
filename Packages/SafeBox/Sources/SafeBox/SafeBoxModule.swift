import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// Safe boxes (세이프박스): what they register, and what they need.
///
/// It contributes the commands `safebox …` and its part in closing a day.
public struct SafeBoxModule: Module {
    private let authority: BankAuthority
    private let rates: InterestRateTable

    /// - Parameters:
    ///   - authority: The bank's, for `Purpose.safeBoxAccrual` and `.safeBoxMonthlyInterest`.
    ///   - rates: What boxes earn, by date, basis points a year.
    public init(authority: BankAuthority, rates: InterestRateTable = .safeBox) {
        self.authority = authority
        self.rates = rates
    }

    public var provides: [any ServiceID]? { [safeBoxInject, managementSafeBoxInject] }

    public var needs: [any ServiceID]? {
        [
            ledgerInject, signingInject, demandDepositInject, signedInSessionInject,
            verifyBuilder, managementDemandDepositInject,
        ]
    }

    public func register(in registrar: inout Registrar) {
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
        registrar.contribute(to: dayClosingInject, needs: interestInject) { $0 }
        registrar.contribute(to: commandGroupsInject) {
            CommandGroup("safebox", abstract: "Safe boxes (세이프박스) of accounts.")
        }
        registrar.contribute(to: homeEntriesInject) {
            HomeEntry("safebox open", "Open a safe box.")
        }
        registrar.contribute(to: homeEntriesInject) {
            HomeEntry("safebox put", "Set money aside.")
        }
        for command in Self.commands {
            registrar.contribute(to: commandsInject, needs: serviceInject.lazily, make: command)
        }
        registerScreens(in: &registrar)
    }

    private func registerScreens(in registrar: inout Registrar) {
        registrar.registerOnMainActor(
            safeBoxScreensInject,
            needs: signedInSessionInject,
            serviceInject,
            BuilderContainer.holding(verifyBuilder),
            managementDemandDepositInject.lazily,
            scope: .within(signedInScope)
        ) { session, service, builders, managementDemandDeposit in
            SafeBoxScreens(
                session: session,
                service: service,
                builders: builders,
                managementDemandDeposit: managementDemandDeposit
            )
        }
        registrar.registerOnMainActor(
            managementSafeBoxInject,
            needs: safeBoxScreensInject,
            scope: .within(signedInScope)
        ) { $0 }
        registrar.contribute(
            to: homePluginsInject,
            needs: safeBoxScreensInject.lazily,
            scope: .within(signedInScope)
        ) { screens in
            HomePlugin("safe-boxes", "Safe boxes") { try screens.value.list(listener: $0) }
        }
    }

    private static let commands: [@Sendable (Lazy<SafeBoxService>) -> Command] = [
        Command.safeBoxOpen, Command.safeBoxShow, Command.safeBoxPut, Command.safeBoxTake,
        Command.safeBoxInterest, Command.safeBoxPayout, Command.safeBoxClose,
    ]
}

/// The service itself, for the commands of this module only.
let serviceInject = InjectID<SafeBoxService>("SafeBoxService")
/// How the boxes' interest is booked.
let interestInject = InjectID<InterestBooking<SafeBoxRecord>>("SafeBoxInterest")
