import Console
import RIBs
import SigningInterface

@MainActor
protocol RootInteractable: RoutedInteractable<any RootRouting> {}

/// The root of the tree, which knows its children by their interfaces only.
final class RootRouter: LaunchRouter<RootInteractor, RootViewController>, RootRouting {
    private let signIn: any SignInInject
    private var signingIn: (any ViewableRouting)?
    private var signedIn: (any ViewableRouting)?

    init(
        interactor: RootInteractor,
        viewController: RootViewController,
        signIn: any SignInInject
    ) {
        self.signIn = signIn
        super.init(interactor: interactor, viewController: viewController)
    }

    func attachSignIn(listener: any SignInListener) {
        guard signingIn == nil else { return }
        let child = signIn.router(listener: listener)
        signingIn = child
        attachChild(child, shownBy: viewController)
    }

    func detachSignIn() {
        let child = signingIn
        signingIn = nil
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
                "\(type(of: child)) is not Home: App itself registers signedInInject"
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
