import BankConsole
import Bookkeeping
import GameInterface
import RIBs
import SigningInterface

@MainActor
protocol LoggedInInteractable: RoutedInteractable<any LoggedInRouting>, OffGameListener,
    GameListener
{
    /// Attaches OffGame after Verify was detached.
    func didDetachVerify()
}

/// Attaches one child at a time: OffGame, a game, or Verify.
final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
    private let viewController: any PresentingViewControllable
    private let offGameBuilder: any OffGameBuildable
    private let verifyBuilders: any VerifyBuilders
    private var currentChild: (any ViewableRouting)?
    private var isVerifying = false

    init(
        interactor: any LoggedInInteractable,
        viewController: any PresentingViewControllable,
        offGameBuilder: any OffGameBuildable,
        verifyBuilders: any VerifyBuilders
    ) {
        self.viewController = viewController
        self.offGameBuilder = offGameBuilder
        self.verifyBuilders = verifyBuilders
        super.init(interactor: interactor)
    }

    func cleanupViews() {
        guard let currentChild else { return }
        viewController.dismiss(currentChild.viewControllable)
    }

    func routeToOffGame(with games: [Game]) {
        replaceChild(by: offGameBuilder.build(withListener: interactor, games: games))
    }

    func routeToGame(with gameBuilder: any GameBuildable) {
        replaceChild(by: gameBuilder.build(withListener: interactor))
    }

    func attachVerify(
        for movement: Movement,
        listener: any DIVerifyListener
    ) throws {
        guard !isVerifying else { throw CancellationError() }
        let child = try verifyBuilders.builder(signing: movement).build(withListener: listener)
        replaceChild(by: child)
        isVerifying = true
    }

    func detachVerify() {
        guard isVerifying else { return }
        detachCurrentChild()
        interactor.didDetachVerify()
    }

    /// Replaces the current child, and shows the new view before the new child becomes active.
    private func replaceChild(by child: any ViewableRouting) {
        detachCurrentChild()
        currentChild = child
        viewController.present(child.viewControllable)
        attachChild(child)
    }

    private func detachCurrentChild() {
        guard let child = currentChild else { return }
        currentChild = nil
        isVerifying = false
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }
}
