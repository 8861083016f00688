import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// Demand deposit accounts (입출금통장): what they register, and what they need.
///
/// It contributes the commands `account …`, its part in closing a day, and the entry “Accounts” of the
/// home screen.
public struct DemandDepositModule: Module {
    private let authority: BankAuthority
    private let rates: InterestRateTable

    /// - Parameters:
    ///   - authority: The bank's, for `Purpose.deposit`, `.accountAccrual` and `.accountInterest`.
    ///   - rates: What accounts earn, by date, basis points a year.
    public init(authority: BankAuthority, rates: InterestRateTable = .demandDeposit) {
        self.authority = authority
        self.rates = rates
    }

    public var provides: [any ServiceID]? {
        [demandDepositInject, managementDemandDepositInject]
    }

    public var needs: [any ServiceID]? {
        [
            ledgerInject, signingInject, customerInject, safeBoxInject, cardInject,
            signedInSessionInject, verifyBuilder, managementCardInject, managementSafeBoxInject,
        ]
    }

    public func register(in registrar: inout Registrar) {
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
        registrar.contribute(to: dayClosingInject, needs: interestInject) { $0 }
        registrar.contribute(to: commandGroupsInject) {
            CommandGroup("account", abstract: "Demand deposit accounts (입출금통장).")
        }
        for command in Self.commands {
            registrar.contribute(to: commandsInject, needs: serviceInject.lazily, make: command)
        }
        registerScreens(in: &registrar)
    }

    private func registerScreens(in registrar: inout Registrar) {
        registrar.registerOnMainActor(
            demandDepositScreensInject,
            needs: signedInSessionInject,
            serviceInject,
            BuilderContainer.holding(verifyBuilder),
            managementCardInject.lazily,
            managementSafeBoxInject.lazily,
            scope: .within(signedInScope)
        ) { session, service, builders, managementCard, managementSafeBox in
            DemandDepositScreens(
                session: session,
                service: service,
                builders: builders,
                managementCard: managementCard,
                managementSafeBox: managementSafeBox
            )
        }
        registrar.registerOnMainActor(
            managementDemandDepositInject,
            needs: demandDepositScreensInject,
            scope: .within(signedInScope)
        ) { $0 }
        registrar.contribute(
            to: homeEntriesInject,
            needs: demandDepositScreensInject.lazily,
            scope: .within(signedInScope)
        ) { screens in
            HomeEntry("accounts", "Accounts") { try screens.value.list(listener: $0) }
        }
    }

    private static let commands: [@Sendable (Lazy<DemandDepositService>) -> Command] = [
        Command.accountOpen, Command.accountList, Command.accountShow, Command.accountNickname,
        Command.accountDeposit, Command.accountWithdraw, Command.accountTransfer,
        Command.accountStatement, Command.accountClose,
    ]
}

/// The service itself, for the commands of this module only.
let serviceInject = InjectID<DemandDepositService>("DemandDepositService")
/// How the accounts' interest is booked.
let interestInject = InjectID<InterestBooking<AccountRecord>>("DemandDepositInterest")
