import Console

@MainActor
protocol ManagementDemandDepositPresentableListener: AnyObject {
    func choose(_ choice: AccountChoice)
}

/// The account: what is in it, what happened last, and what can be done with it.
final class ManagementDemandDepositViewController: ScreenViewController,
    ManagementDemandDepositPresentable
{
    weak var listener: (any ManagementDemandDepositPresentableListener)?
    private var choices: [ScreenAction.ID: AccountChoice] = [:]

    func show(_ state: ManagementDemandDepositState) {
        let offers = state.overview?.offers ?? [.leave]
        choices = Dictionary(uniqueKeysWithValues: offers.map { ($0.action.id, $0.choice) })
        screen = Screen(
            state.overview?.title ?? "Account",
            notice: state.notice,
            blocks: state.overview?.blocks ?? [],
            actions: offers.map(\.action)
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        if let choice = choices[action] { listener?.choose(choice) }
    }
}
