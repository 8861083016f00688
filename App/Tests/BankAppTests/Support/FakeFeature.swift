import BankConsoleTesting
import GameInterface
import Testing

/// A RIB in a window that asks the customer to sign, and knows GameInterface alone.
@MainActor
final class FakeFeature {
    private let window = Window()
    private let root: LaunchRouter<Interactor, ScreenViewController>
    private let router: ScreenRouter
    private let detached: DetachedRIBs

    private let session: any SignedInSession
    private let builders: BuilderContainer

    /// - Parameters:
    ///   - session: The session of the signed-in customer.
    ///   - builders: Holds `verifyBuilder`.
    init(session: any SignedInSession, builders: BuilderContainer) {
        self.session = session
        self.builders = builders
        root = LaunchRouter(interactor: Interactor(), viewController: ScreenViewController())
        router = ScreenRouter(FakeFeatureInteractor())
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
        _ preview: MovementPreview,
        answeredBy answer: (ScreenUser) async throws -> Void
    ) async throws -> Result<SignedMovement, any Error> {
        let signing = Task { @MainActor [session, builders] in
            let signer = ScreenSigner(router: router, interactor: router.interactor) {
                let dependency = FakeFeatureComponent(
                    signedInSession: session,
                    movementToSign: $0,
                    previewToSign: $1
                )
                return try builders.builder(verifyBuilder).init(dependency: dependency)
                    .build(withListener: $2)
            }
            return try await signer.request(withSign: movement, preview: preview)
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

private final class FakeFeatureComponent: DIVerifyDependency {
    let signedInSession: any SignedInSession
    let movementToSign: Movement
    let previewToSign: MovementPreview

    init(
        signedInSession: any SignedInSession,
        movementToSign: Movement,
        previewToSign: MovementPreview
    ) {
        self.signedInSession = signedInSession
        self.movementToSign = movementToSign
        self.previewToSign = previewToSign
    }
}
