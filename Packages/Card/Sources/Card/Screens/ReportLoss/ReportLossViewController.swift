import BankConsole
import Console

@MainActor
protocol ReportLossPresentableListener: AnyObject {
    func reportLost()
    func reissue()
    func leave()
}

/// What it means that a card is lost, and what can be done about it.
final class ReportLossViewController: ScreenViewController, ReportLossPresentable {
    weak var listener: (any ReportLossPresentableListener)?

    func show(_ state: ReportLossState) {
        screen = Screen(
            "Lost card \(state.card.number.masked)",
            notice: state.notice,
            blocks: [.text(Self.text(state.card.state))],
            actions: [.back()] + Self.actions(state.card.state)
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .confirm: listener?.reportLost()
        case .reissue: listener?.reissue()
        default: listener?.leave()
        }
    }

    private static func text(_ state: CardState) -> String {
        switch state {
        case .active:
            "After the report this number never pays again, even if you find the card. "
                + "Earlier payments continue."
        case .lost:
            "This number never pays again. A replacement has another number with the same "
                + "account, locks and limits."
        case .replaced: "The card was replaced."
        case .closed: "The card is closed."
        }
    }

    /// What cannot be undone stands below Back and is never what the focus moves to: keys that were
    /// typed before the screen was seen go back.
    private static func actions(_ state: CardState) -> [ScreenAction] {
        switch state {
        case .active: [ScreenAction(.confirm, "Report it lost", role: .destructive)]
        case .lost:
            [ScreenAction(.reissue, "Replace the card", role: .destructive)]
        case .replaced, .closed: []
        }
    }
}

extension ScreenAction.ID {
    fileprivate static let reissue: ScreenAction.ID = "reissue"
}
