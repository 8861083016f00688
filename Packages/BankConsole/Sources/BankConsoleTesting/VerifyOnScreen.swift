import BankConsole
public import Bookkeeping
import Console
public import DependencyContainer
public import GameInterface
public import RIBs
public import SigningInterface
import SigningInterfaceTesting

/// A fake Verify without a password: shows the request, and the customer signs or goes back.
///
/// For tests and demos of features whose customers sign on screens.
public struct VerifyOnScreen: VerifyInject {
    private let session: any SignedInSession

    /// Creates a fake Verify for the customer of a session.
    public init(session: any SignedInSession) {
        self.session = session
    }

    public func router(
        signing movement: Movement,
        preview: MovementPreview,
        listener: any VerifyListener
    ) -> any ViewableRouting {
        let interactor = VerifyOnScreenInteractor(preview) { [session] in
            try await session.sign(movement, preview: preview, with: FakePassword())
        }
        interactor.verifyListener = listener
        return ScreenRouter(interactor)
    }
}

private final class VerifyOnScreenInteractor: ScreenInteractor {
    weak var verifyListener: (any VerifyListener)?
    private let preview: MovementPreview
    private let sign: () async throws -> SignedMovement

    init(_ preview: MovementPreview, sign: @escaping () async throws -> SignedMovement) {
        self.preview = preview
        self.sign = sign
        super.init()
    }

    override var screen: Screen {
        Screen(
            preview.title,
            headline: preview.lines.headline,
            blocks: [.fields(preview.lines.fields)],
            actions: [ScreenAction("sign", "Sign"), .back()]
        )
    }

    // Nothing is loaded.
    override func didBecomeActive() { show() }

    override func choose(_ action: ScreenAction.ID) {
        work(on: presenter) { [weak self] in
            guard let self else { return }
            verifyListener?.verifyDidFinish(with: await result())
        }
    }

    override func leave() { verifyListener?.verifyDidFinish(with: .canceled) }

    private func result() async -> VerifyResult {
        do {
            return .signed(try await sign())
        } catch let error as BankError {
            return .refused(error)
        } catch {
            return .canceled
        }
    }
}

/// A module that provides ``VerifyOnScreen`` instead of the fake that signs at once.
public struct VerifyOnScreenModule: Module {
    public init() {}

    public func register(in registrar: inout Registrar) {
        registrar.replacing {
            $0.register(
                verifyInject,
                needs: signedInSessionInject,
                scope: .within(signedInScope),
                make: VerifyOnScreen.init
            )
        }
    }
}

/// A builder of ``VerifyOnScreen`` for the Game module, which takes a builder instead of a service.
public final class VerifyOnScreenBuilder: Builder<any DIVerifyDependency>, DIVerifyBuildable {
    // The protocol requires this initializer of every subclass.
    public required override init(dependency: any DIVerifyDependency) {
        super.init(dependency: dependency)
    }

    public func build(withListener listener: any VerifyListener) -> any ViewableRouting {
        VerifyOnScreen(session: dependency.signedInSession).router(
            signing: dependency.movementToSign,
            preview: dependency.previewToSign,
            listener: listener
        )
    }
}
