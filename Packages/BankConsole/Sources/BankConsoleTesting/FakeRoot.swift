import BankConsole
import Console
import DependencyContainer
import RIBs
import SigningInterface

/// The root of a bank that consists of Signing: presents SignIn, then the customer's screens, then
/// SignIn again.
private final class FakeRoot: ScreenInteractor, SignInListener, SignedInListener {
    private let signIn: any SignInInject
    private var signedIn: OpenScope<any SignedInInject>?

    init(_ signIn: any SignInInject, listener: any ChildListener) {
        self.signIn = signIn
        super.init(listener: listener)
    }

    override func didBecomeActive() {
        present(signIn.router(listener: self))
    }

    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>) {
        self.signedIn = signedIn
        present(try signedIn.value.router(listener: self))
    }

    func signInDidLeave() { leave() }

    func signedInDidSignOut() {
        present(signIn.router(listener: self))
        work(on: presenter) { try? await self.closeSession() }
    }

    func closeSession() async throws {
        let ending = signedIn
        signedIn = nil
        try await ending?.close()
    }
}

extension ScreenProgram {
    /// Returns the screens of a bank that consists of Signing, from SignIn on.
    ///
    /// - Parameter container: The wired modules, which the program keeps alive.
    @Sendable
    static func signIn(to container: Container) -> ScreenProgram {
        ScreenProgram { terminal in
            let signIn = try container.resolve(signInInject)
            var root: FakeRoot?
            let stage = try FeatureStage { listener in
                let interactor = FakeRoot(signIn, listener: listener)
                root = interactor
                return ScreenRouter(interactor, component: try FakeScreenComponent())
            }
            let end = try await ScreenSession.run(window: stage.window, terminal: terminal)
            stage.end()
            try await root?.closeSession()
            return end
        }
    }
}

/// The screens of a customer who is signed in to a bank without other features.
public struct FakeSignedIn: SignedInInject {
    private let home: @MainActor @Sendable (any SignedInListener) -> ScreenInteractor

    /// Creates the screens.
    ///
    /// - Parameter home: Makes the interactor of the first screen, with its listener.
    public nonisolated init(
        home: @escaping @MainActor @Sendable (any SignedInListener) -> ScreenInteractor
    ) {
        self.home = home
    }

    public func router(listener: any SignedInListener) throws -> any ViewableRouting {
        ScreenRouter(home(listener), component: try FakeScreenComponent())
    }
}
