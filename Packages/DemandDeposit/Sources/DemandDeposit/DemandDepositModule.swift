import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// Demand deposit accounts (입출금통장): opening them, moving money, and their interest.
///
/// The module contributes the commands `account …`, the rules of its purposes, the quarterly interest,
/// and the home entry “Accounts”.
public struct DemandDepositModule: Module {
    private let authority: BankAuthority
    private let rates: InterestRateTable

    /// Creates the module.
    ///
    /// - Parameters:
    ///   - authority: The bank's authority, for `Purpose.deposit` and `.accountInterest`.
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
            ledgerInject, signingInject, customerInject, safeBoxInject, cardInject,
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

/// The use cases, for the commands and screens of this module only.
let serviceInject = InjectID<DemandDepositService>("DemandDepositService")
/// The booking of the accounts' interest.
let interestInject = InjectID<InterestBooking<AccountRecord>>("DemandDepositInterest")
