import Console
import DemandDepositInterface
import DependencyContainer
import RIBs

/// The RIB of something that is linked to an account.
final class LinkedRouter: ViewableRouter<LinkedInteractor, LinkedViewController> {
    private let account: String
    private let accounts: MainLazy<any ManagementDemandDepositInject>
    private var shown: (any ViewableRouting)?

    /// - Parameters:
    ///   - title: What it is.
    ///   - account: The number of the account.
    ///   - accounts: Opens the account.
    ///   - leave: The person leaves.
    init(
        title: String,
        account: String,
        accounts: MainLazy<any ManagementDemandDepositInject>,
        leave: @escaping @MainActor () -> Void
    ) {
        self.account = account
        self.accounts = accounts
        let interactor = LinkedInteractor(leave: leave)
        let viewController = LinkedViewController(title: title)
        super.init(interactor: interactor, viewController: viewController)
        interactor.router = self
        viewController.interactor = interactor
    }

    func attachAccount() throws {
        let child = try accounts.value.router(accountNumber: account, listener: interactor)
        shown = child
        attachChild(child)
        viewController.present(child.viewControllable)
    }

    func detachAccount() {
        guard let child = shown else { return }
        shown = nil
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }
}

final class LinkedInteractor: Interactor, ManagementDemandDepositListener {
    weak var router: LinkedRouter?
    let leave: @MainActor () -> Void

    init(leave: @escaping @MainActor () -> Void) {
        self.leave = leave
    }

    func managementDemandDepositDidLeave() {
        router?.detachAccount()
    }
}

final class LinkedViewController: ScreenViewController {
    weak var interactor: LinkedInteractor?

    init(title: String) {
        super.init(
            screen: Screen(
                title,
                blocks: [.text("Its own feature shows more.")],
                actions: [ScreenAction("account", "The account"), .back()]
            )
        )
    }

    override func pressed(_ action: ScreenAction.ID) {
        guard action != .back else {
            interactor?.leave()
            return
        }
        do {
            try interactor?.router?.attachAccount()
        } catch {
            screen.notice = .problem("\(error)")
        }
    }
}
