import BankConsole
import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import DependencyContainer
import LedgerInterface
import SigningInterface

/// Check cards: the only door of this package.
///
/// It contributes the commands `card …` and its part in closing a day.
public struct CardModule: Module {
    private let authority: BankAuthority
    private let drawNumber: @Sendable () -> CardNumber

    /// - Parameter authority: The bank's, for `Purpose.cardPayment`, `.cardSettlement`, `.cardVoid`,
    ///   `.cardExpiry` and `.cardCancellation`.
    public init(authority: BankAuthority) {
        self.init(authority: authority) { CardNumber.random() }
    }

    /// - Parameter drawNumber: Draws the numbers of new cards, as ``CardService`` wants it.
    package init(
        authority: BankAuthority,
        drawNumber: @escaping @Sendable () -> CardNumber
    ) {
        self.authority = authority
        self.drawNumber = drawNumber
    }

    public var provides: [any ServiceID]? { [cardInject, managementCardInject] }

    public var needs: [any ServiceID]? {
        [
            ledgerInject, demandDepositInject, signingInject, signedInSessionInject, verifyBuilder,
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
        registrar.contribute(to: dayClosingInject, needs: cardServiceInject) {
            CardHoldExpiry(service: $0)
        }
        registrar.contribute(to: commandGroupsInject) {
            CommandGroup("card", abstract: "Check cards (체크카드): issue them, manage them, pay.")
        }
        // Lazily: whoever types a command of another feature opens nothing for cards.
        for command in Self.commands {
            registrar.contribute(to: commandsInject, needs: cardServiceInject.lazily) {
                command($0).namingNextCommand(NextCommand.hint)
            }
        }
        registerScreens(in: &registrar)
    }

    private func registerScreens(in registrar: inout Registrar) {
        registrar.registerOnMainActor(
            cardScreensInject,
            needs: signedInSessionInject,
            cardServiceInject,
            BuilderContainer.holding(verifyBuilder),
            managementDemandDepositInject.lazily,
            scope: .within(signedInScope)
        ) { session, service, builders, managementDemandDeposit in
            CardScreens(
                session: session,
                service: service,
                builders: builders,
                managementDemandDeposit: managementDemandDeposit
            )
        }
        registrar.registerOnMainActor(
            managementCardInject,
            needs: cardScreensInject,
            scope: .within(signedInScope)
        ) { $0 }
        registrar.contribute(
            to: homeEntriesInject,
            needs: cardScreensInject.lazily,
            scope: .within(signedInScope)
        ) { screens in
            HomeEntry("cards", "Cards") { try screens.value.list(listener: $0) }
        }
    }

    private static let commands: [@Sendable (Lazy<CardService>) -> Command] = [
        Command.issueCard, Command.listCards, Command.showCard, Command.payWithCard,
        Command.showCardHistory, Command.settlePayment, Command.voidPayment,
        Command.cancelPayment, Command.lockCard, Command.unlockCard, Command.limitCard,
        Command.loseCard, Command.reissueCard, Command.closeCard,
    ]
}

/// The service that the commands share; nobody outside asks for it.
private let cardServiceInject = InjectID<CardService>("CardService")
