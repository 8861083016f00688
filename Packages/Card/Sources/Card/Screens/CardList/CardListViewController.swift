import Console

@MainActor
protocol CardListPresentableListener: AnyObject {
    func open(_ name: String)
    func issue()
    func leave()
}

/// The cards, each with what has become of it.
final class CardListViewController: ScreenViewController, CardListPresentable {
    weak var listener: (any CardListPresentableListener)?

    func show(_ state: CardListState) {
        screen = Screen(
            "Cards",
            notice: state.notice,
            blocks: state.cards?.isEmpty == true ? [.text("You have no card yet.")] : [],
            actions: (state.cards ?? []).map(Self.action)
                + [ScreenAction(.issue, "Issue a card"), .back()]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .issue: listener?.issue()
        case .back: listener?.leave()
        default: listener?.open(action.rawValue)
        }
    }

    private static func action(of card: Card) -> ScreenAction {
        ScreenAction(
            ScreenAction.ID(card.recordName),
            card.number.masked,
            detail: card.state == .active ? card.account.rawValue : card.state.rawValue
        )
    }
}

extension ScreenAction.ID {
    fileprivate static let issue: ScreenAction.ID = "issue"
}
