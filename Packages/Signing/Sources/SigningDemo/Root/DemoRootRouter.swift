import RIBs
import SigningInterface

/// The root of the demo: somebody signs in, sees the home of the demo, and signs out.
final class DemoRootRouter: LaunchRouter<DemoRootInteractor, DemoRootViewController> {
    private let signIn: any SignInInject
    private var shown: (any ViewableRouting)?

    /// - Parameters:
    ///   - signIn: Has customers sign in.
    ///   - sample: The password of the customer whom the demo has brought along, to be told; nil when
    ///     there is none.
    init(signIn: any SignInInject, sample: String?) {
        self.signIn = signIn
        super.init(
            interactor: DemoRootInteractor(),
            viewController: DemoRootViewController(sample: sample)
        )
        interactor.router = self
        viewController.listener = interactor
    }

    func attachSignIn() {
        show(signIn.router(listener: interactor))
    }

    func attach(_ signedIn: any SignedInInject) throws {
        show(try signedIn.router(listener: interactor))
    }

    /// Takes away what is shown above the root.
    func detachShown() {
        guard let child = shown else { return }
        shown = nil
        viewController.dismiss(child.viewControllable)
        detachChild(child)
    }

    /// Shows nothing any more, which ends the program.
    func leave() {
        viewController.dismiss(viewController)
    }

    private func show(_ child: any ViewableRouting) {
        detachShown()
        shown = child
        attachChild(child)
        viewController.present(child.viewControllable)
    }
}
