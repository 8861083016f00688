import BankConsole
import Bookkeeping
import CardInterface
import Console
import RIBs
import SigningInterface

/// Builds the list of the customer's cards.
final class CardListBuilder: Builder<CardScreens> {
    func build(withListener listener: any ChildListener) -> any ViewableRouting {
        ScreenRouter(CardListInteractor(dependency, listener: listener))
    }
}

/// Lists the customer's cards, opens the chosen card, and issues new cards.
final class CardListInteractor: ListInteractor<Card>, ManagementCardListener {
    private let screens: CardScreens

    init(_ screens: CardScreens, listener: any ChildListener) {
        self.screens = screens
        super.init("Cards", ifEmpty: "You have no card yet.", listener: listener) { card in
            ScreenAction(
                ScreenAction.ID(card.recordName),
                card.number.masked,
                detail: card.state == .active ? card.account.rawValue : card.state.rawValue
            )
        }
    }

    override func loadItems() async throws -> [Card] {
        try await screens.cards.listCards(ownedBy: screens.signedInSession.customer)
    }

    override func open(_ card: Card) {
        present(screens.router(cardNumber: card.number.full, listener: self))
    }

    override var furtherActions: [ScreenAction] {
        [ScreenAction("issue", "Issue a card", key: ActionKey.new)]
    }

    override func chooseFurther(_ action: ScreenAction.ID) {
        present(IssueCardBuilder(dependency: screens).build(withListener: self))
    }

    func managementCardDidLeave() { childDidFinish(nil) }
}
