import BankConsole
import Bookkeeping
import GameInterface
import RIBs

@MainActor
protocol LoggedInInteractable: RoutedInteractable<any LoggedInRouting>, OffGameListener,
    GameListener
{
    /// Shows OffGame instead of Verify, which has just been detached.
    func didDismissQuestion()
}

/// Attaches one child at a time: OffGame, a game, or Verify.
final class LoggedInRouter: Router<any LoggedInInteractable>, LoggedInRouting {
    private let viewController: any PresentingViewControllable
    private let offGameBuilder: any OffGameBuildable
    private var currentChild: (any ViewableRouting)?
    private var question: (any ViewableRouting)?

    init(
        interactor: any LoggedInInteractable,
        viewController: any PresentingViewControllable,
        offGameBuilder: any OffGameBuildable
    ) {
        self.viewController = viewController
        self.offGameBuilder = offGameBuilder
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

    func presentQuestion(_ child: any ViewableRouting) throws {
        guard question == nil else { throw BankError.isAsking }
        replaceChild(by: child)
        question = child
    }

    func dismissQuestion(_ child: any ViewableRouting) {
        guard question === child else { return }
        detachCurrentChild()
        interactor.didDismissQuestion()
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
        (currentChild, question) = (nil, nil)
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }
}
