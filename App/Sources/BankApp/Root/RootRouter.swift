import BankConsole
import Console
import DependencyContainer
import RIBs
import SigningInterface

@MainActor
protocol RootInteractable: RoutedInteractable<any RootRouting> {}

/// The root of the interactive bank, which knows its children only by their interfaces.
final class RootRouter: LaunchRouter<RootInteractor, RootViewController>, RootRouting {
    private let signIn: any SignInInject
    private let game: Lazy<InteractiveGame?>
    /// The sign-in screen, the game or the tour; nil if none of them is presented.
    private var visited: (any ViewableRouting)?
    private var signedIn: (any ViewableRouting)?

    init(
        interactor: RootInteractor,
        viewController: RootViewController,
        signIn: any SignInInject,
        game: Lazy<InteractiveGame?>
    ) {
        self.signIn = signIn
        self.game = game
        super.init(interactor: interactor, viewController: viewController)
    }

    func attachSignIn(_ way: SignInWay, listener: any SignInListener) {
        visit(signIn.router(way, listener: listener))
    }

    func attachGame(listener: any ChildListener) throws {
        visit(try game.required().router(for: nil, listener: listener))
    }

    func attachTour(listener: any ChildListener) throws {
        visit(try TourBuilder(dependency: EmptyComponent()).build(withListener: listener))
    }

    private func visit(_ child: any ViewableRouting) {
        detachVisited()
        visited = child
        attachChild(child, shownBy: viewController)
    }

    func detachVisited() {
        let child = visited
        visited = nil
        hide(child)
    }

    func attachSignedIn(
        _ offered: any SignedInInject,
        listener: any SignedInListener
    ) throws -> any HomeActionableItem {
        let child = try offered.router(listener: listener)
        signedIn = child
        attachChild(child, shownBy: viewController)
        guard let home = child.interactable as? any HomeActionableItem else {
            preconditionFailure(
                "signedInInject must build Home, but it has built \(type(of: child))"
            )
        }
        return home
    }

    func detachSignedIn() {
        let child = signedIn
        signedIn = nil
        hide(child)
    }

    func leave() {
        viewController.dismiss(viewController)
    }

    private func hide(_ child: (any ViewableRouting)?) {
        if let child { detachChild(child, shownBy: viewController) }
    }
}
