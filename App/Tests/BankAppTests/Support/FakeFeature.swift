import BankConsoleTesting
import Testing

/// A feature in a window that asks the customer to sign, and knows SigningInterface alone.
@MainActor
final class FakeFeature {
    private let window = Window()
    private let root: LaunchRouter<Interactor, ScreenViewController>
    private let router: ScreenRouter
    private let detached: DetachedRIBs

    /// - Parameters:
    ///   - session: The session of the signed-in customer.
    ///   - builders: Holds `verifyBuilder`.
    init(session: any SignedInSession, builders: BuilderContainer) {
        root = LaunchRouter(interactor: Interactor(), viewController: ScreenViewController())
        router = ScreenRouter(
            FakeFeatureInteractor(),
            component: FakeFeatureComponent(signedInSession: session, builders: builders)
        )
        detached = DetachedRIBs(below: root)
        root.launch(from: window)
        root.attachChild(router, shownBy: root.viewController)
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// Asks for a signature, as a service of a feature does, and lets the person answer.
    ///
    /// Expects that Verify is detached and released afterwards.
    func sign(
        _ movement: Movement,
        answeredBy answer: (ScreenUser) async throws -> Void
    ) async throws -> Result<[String: String], any Error> {
        let signing = Task { @MainActor in
            try await router.interactor.signer().request(signing: movement)
        }
        while router.children.isEmpty { await Task.yield() }
        try await answer(person)
        let outcome = await signing.result
        #expect(router.children.isEmpty)
        try await detached.waitUntilReleased()
        return outcome
    }
}

private final class FakeFeatureInteractor: ScreenInteractor {
    override var screen: Screen { Screen("Asking") }
}

private struct FakeFeatureComponent: VerifyingDependency {
    let signedInSession: any SignedInSession
    let builders: BuilderContainer
}
