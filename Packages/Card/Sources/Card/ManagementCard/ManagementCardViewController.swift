import Console
import DemandDepositInterface

@MainActor
protocol ManagementCardPresentableListener: AnyObject {
    func choose(_ choice: ManagementCardChoice)
    func leave()
}

/// The card: its picture, what it may do, and what it has paid.
final class ManagementCardViewController: ScreenViewController, ManagementCardPresentable {
    weak var listener: (any ManagementCardPresentableListener)?

    func show(_ state: ManagementCardState) {
        guard let overview = state.overview else {
            screen = Screen("Card", notice: state.notice, actions: [.back()])
            return
        }
        screen = Screen(
            "Card \(overview.card.number.masked)",
            notice: state.notice,
            blocks: overview.blocks(number: state.wholeNumber),
            actions: overview.actions + [.back()]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if let choice = ManagementCardChoice(rawValue: action.rawValue) {
            listener?.choose(choice)
        } else {
            listener?.leave()
        }
    }
}
