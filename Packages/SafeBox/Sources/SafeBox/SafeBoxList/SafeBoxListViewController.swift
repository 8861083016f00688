import Console

@MainActor
protocol SafeBoxListPresentableListener: AnyObject {
    func open(_ number: String)
    func leave()
}

/// The accounts, each with what its box holds.
final class SafeBoxListViewController: ScreenViewController, SafeBoxListPresentable {
    weak var listener: (any SafeBoxListPresentableListener)?

    func show(_ state: SafeBoxListState) {
        let entries = state.entries ?? []
        let isEmpty = state.entries?.isEmpty == true
        screen = Screen(
            "Safe boxes",
            notice: state.problem,
            blocks: isEmpty ? [.text(Self.noAccount)] : [],
            actions: entries.map(Self.action) + [ScreenAction.back()]
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if action == .back {
            listener?.leave()
        } else {
            listener?.open(action.rawValue)
        }
    }

    private static let noAccount =
        "A safe box belongs to an account, and you have none yet: open one first."

    private static func action(of entry: SafeBoxListState.Entry) -> ScreenAction {
        ScreenAction(
            ScreenAction.ID(entry.account.number.description),
            entry.account.label,
            detail: entry.balance?.description ?? "no box yet"
        )
    }
}
