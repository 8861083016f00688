import BankConsole
import Bookkeeping
import Console
import ConsoleTesting
import DependencyContainer
import LedgerInterface
import RIBs
import SigningInterface

/// A feature in a window that asks the customer to sign, and knows SigningInterface alone.
@MainActor
final class FakeFeature {
    private let window = Window()
    private let root: LaunchRouter<Interactor, ScreenViewController>
    private let router: ScreenRouter

    /// - Parameters:
    ///   - session: The session of the signed-in customer.
    ///   - builders: Holds `verifyBuilder`.
    init(session: any SignedInSession, builders: BuilderContainer) {
        root = LaunchRouter(interactor: Interactor(), viewController: ScreenViewController())
        router = ScreenRouter(
            FakeFeatureInteractor(),
            component: FakeFeatureComponent(signedInSession: session, builders: builders)
        )
        root.launch(from: window)
        root.attachChild(router, shownBy: root.viewController)
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// Verify, while it is attached.
    var verify: (any Routing)? { router.children.first }

    /// Waits until Verify is attached.
    func verifyAttached() async {
        while verify == nil { await Task.yield() }
    }

    /// Asks for a signature, as a service of a feature does.
    func sign(_ movement: Movement) async throws -> [String: String] {
        try await router.interactor.signer().request(signing: movement)
    }
}

private final class FakeFeatureInteractor: ScreenInteractor {
    override var screen: Screen { Screen("Asking") }
}

private struct FakeFeatureComponent: VerifyingDependency {
    let signedInSession: any SignedInSession
    let builders: BuilderContainer
}
