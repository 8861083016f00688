import BankConsole
import RIBs
import SigningInterface

@MainActor
protocol LoggedInInteractable: Interactable, OffGameListener, GameListener {
    var router: (any LoggedInRouting)? { get set }
    var listener: (any LoggedInListener)? { get set }
    /// Verify was taken away, and nothing is shown in its place yet.
    func didDetachVerify()
}

/// The view in which LoggedIn shows those of its children.
@MainActor
protocol LoggedInViewControllable: ViewControllable {
    func present(_ viewController: any ViewControllable)
    func dismiss(_ viewController: any ViewControllable)
}

/// Has one child at a time: OffGame, a game, or Verify. It has no view of its own.
final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
    private let viewController: any LoggedInViewControllable
    private let offGameBuilder: any OffGameBuildable
    private let verifyBuilders: any VerifyBuilders
    private var currentChild: (any ViewableRouting)?
    private var verify: (any ViewableRouting)?

    init(
        interactor: any LoggedInInteractable,
        viewController: any LoggedInViewControllable,
        offGameBuilder: any OffGameBuildable,
        verifyBuilders: any VerifyBuilders
    ) {
        self.viewController = viewController
        self.offGameBuilder = offGameBuilder
        self.verifyBuilders = verifyBuilders
        super.init(interactor: interactor)
        interactor.router = self
    }

    func cleanupViews() {
        guard let currentChild else { return }
        viewController.dismiss(currentChild.viewControllable)
    }

    func routeToOffGame(with games: [any Game]) {
        attachInPlace(offGameBuilder.build(withListener: interactor, games: games))
    }

    func routeToGame(with gameBuilder: any GameBuildable) {
        attachInPlace(gameBuilder.build(withListener: interactor))
    }

    func attachVerify(
        for request: DIVerifyRequest,
        listener: any DIVerifyListener
    ) throws {
        guard verify == nil else { throw CancellationError() }
        let child = try verifyBuilders.builder(for: request).build(withListener: listener)
        attachInPlace(child)
        verify = child
    }

    func detachVerify() {
        guard verify != nil else { return }
        detachCurrentChild()
        interactor.didDetachVerify()
    }

    /// Shown before it becomes active, as everywhere: it may be gone again by then.
    private func attachInPlace(_ child: any ViewableRouting) {
        detachCurrentChild()
        currentChild = child
        viewController.present(child.viewControllable)
        attachChild(child)
    }

    private func detachCurrentChild() {
        guard let child = currentChild else { return }
        currentChild = nil
        verify = nil
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }
}
