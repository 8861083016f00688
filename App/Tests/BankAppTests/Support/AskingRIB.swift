import BankConsole
import Bookkeeping
import Console
import ConsoleTesting
import DependencyContainer
import LedgerInterface
import RIBs
import SigningInterface

/// A RIB that has something signed, as those of the features do: it knows SigningInterface alone. It is
/// shown in a window of its own.
@MainActor
final class AskingRIB {
    let window = Window()
    private let root: LaunchRouter<Interactor, ScreenViewController>
    private let asking: AskingRouter

    /// - Parameters:
    ///   - session: Who is signed in.
    ///   - builders: Holds `verifyBuilder`.
    init(session: any SignedInSession, builders: BuilderContainer) {
        root = LaunchRouter(interactor: Interactor(), viewController: ScreenViewController())
        asking = AskingRouter(AskingComponent(session: session, builders: builders))
        root.launch(from: window)
        root.attachChild(asking)
        root.viewController.present(asking.viewControllable)
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// Verify, while it is attached.
    var verify: (any Routing)? { asking.children.first }

    /// Asks for a signature, in the same steps as a service of a feature.
    func sign(_ movement: Movement, _ preview: MovementPreview) async throws -> [String: String] {
        let signer = ScreenSigner(router: asking, interactor: asking.interactor)
        try await signer.options.confirm(preview)
        return try await signer.request(withSign: SigningParameters.encode(movement))
    }

}

private final class AskingComponent: VerifyingDependency {
    let signedInSession: any SignedInSession
    let builders: BuilderContainer

    init(session: any SignedInSession, builders: BuilderContainer) {
        signedInSession = session
        self.builders = builders
    }
}

private final class AskingRouter: VerifyingRouter<Interactor, ScreenViewController> {
    init(_ component: any VerifyingDependency) {
        let viewController = ScreenViewController(screen: Screen("Asking"))
        super.init(
            interactor: Interactor(),
            viewController: viewController,
            screen: viewController,
            component: component
        )
    }
}
