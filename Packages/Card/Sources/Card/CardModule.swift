import BankConsole
public import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
public import DependencyContainer
import LedgerInterface
import SigningInterface

/// The module of check cards: commands, screens, authority rules, and the daily expiry of holds.
public struct CardModule: Module {
    private let authority: BankAuthority
    private let drawNumber: @Sendable () -> CardNumber

    /// Creates a module that draws the numbers of new cards at random.
    /// - Parameter authority: The bank's authority for payments.
    public init(authority: BankAuthority) {
        self.init(authority: authority) { CardNumber.random() }
    }

    /// - Parameters:
    ///   - authority: The bank's authority for payments.
    ///   - drawNumber: Draws a number for a new card; called again while the number is taken.
    init(
        authority: BankAuthority,
        drawNumber: @escaping @Sendable () -> CardNumber
    ) {
        self.authority = authority
        self.drawNumber = drawNumber
    }

    public var provides: [any ServiceID]? { [cardInject, managementCardInject] }

    public var needs: [any ServiceID]? {
        [
            ledgerInject, demandDepositInject, signingInject, signedInSessionInject, verifyInject,
            managementDemandDepositInject,
        ]
    }

    public func register(in registrar: inout Registrar) {
        registrar.register(cardInject, needs: ledgerInject) { CardRecords(ledger: $0) }
        registrar.register(
            cardServiceInject,
            needs: ledgerInject,
            demandDepositInject,
            signingInject
        ) { [authority, drawNumber] ledger, demandDeposit, signing in
            CardService(
                ledger: ledger,
                demandDeposit: demandDeposit,
                signing: signing,
                authority: authority,
                drawNumber: drawNumber
            )
        }
        registrar.register(dayClosingInject, needs: cardServiceInject) {
            ExpireHolds(service: $0)
        }
        for rule in CardAuthorityRules.all(by: authority.name) {
            registrar.register(authorityRulesInject) { rule }
        }
        registerCommands(in: &registrar)
        registerScreens(in: &registrar)
    }

    private func registerCommands(in registrar: inout Registrar) {
        registrar.register(commandGroupsInject) { CardCommands.group }
        // Lazily, so that a command of another feature does not create the service.
        for command in CardCommands.all {
            registrar.register(commandsInject, needs: cardServiceInject.lazily) {
                command($0).namingNextCommand(CardCommands.hint)
            }
        }
    }

    private func registerScreens(in registrar: inout Registrar) {
        registrar.register(
            cardScreensInject,
            needs: signedInSessionInject,
            cardServiceInject,
            verifyInject,
            managementDemandDepositInject.lazily,
            scope: .within(signedInScope),
            make: CardScreens.init
        )
        registrar.register(
            managementCardInject,
            needs: cardScreensInject,
            scope: .within(signedInScope)
        ) { $0 }
        registrar.register(
            homeEntriesInject,
            needs: cardScreensInject.lazily,
            scope: .within(signedInScope)
        ) { screens in
            HomeEntry("cards", "Cards", key: ActionKey.card) {
                try await screens.value.homeContent()
            } router: {
                CardListBuilder(dependency: try screens.value).build(withListener: $0)
            }
        }
    }
}

/// The ID of the card service, which the commands and screens share.
private let cardServiceInject = InjectID<CardService>("CardService")
