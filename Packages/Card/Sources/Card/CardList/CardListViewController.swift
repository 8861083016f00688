import Console

@MainActor
protocol CardListPresentableListener: AnyObject {
    func open(_ name: String)
    func leave()
}

/// The cards, each with what has become of it.
final class CardListViewController: ScreenViewController, CardListPresentable,
    CardListViewControllable
{
    weak var listener: (any CardListPresentableListener)?

    func show(_ state: CardListState) {
        screen = Screen(
            "Cards",
            notice: state.notice,
            blocks: Self.blocks(of: state),
            actions: (state.cards ?? []).map(Self.action) + [ScreenAction.back()]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.leave()
        } else {
            listener?.open(action.rawValue)
        }
    }

    private static func blocks(of state: CardListState) -> [ScreenBlock] {
        guard state.cards?.isEmpty == true else { return [] }
        return [
            .text(
                state.accounts.isEmpty
                    ? "A card belongs to an account, and you have none yet: open one first."
                    : "You have no card yet."
            )
        ]
    }

    private static func action(of card: Card) -> ScreenAction {
        ScreenAction(
            ScreenAction.ID(card.recordName),
            card.number.masked,
            detail: card.state == .active ? "" : card.state.rawValue
        )
    }
}
