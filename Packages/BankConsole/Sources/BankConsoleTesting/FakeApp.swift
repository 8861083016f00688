public import BankConsole
public import Console
public import DependencyContainer
public import LedgerInterface
import RIBs
public import SigningInterface

/// The root RIB of a bank whose only feature is Signing: presents SignIn, then the customer's
/// screens, then SignIn again.
private final class FakeRoot: ScreenInteractor, SignInListener, SignedInListener {
    private let signIn: any SignInInject
    private var signedIn: OpenScope<any SignedInInject>?

    init(_ signIn: any SignInInject, listener: any ChildListener) {
        self.signIn = signIn
        super.init(listener: listener)
    }

    override func didBecomeActive() {
        present(signIn.router(.password, listener: self))
    }

    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>) {
        self.signedIn = signedIn
        present(try signedIn.value.router(listener: self))
    }

    func signInDidChoose(_ way: SignInWay) {
        present(signIn.router(way, listener: self))
    }

    func signInDidLeave() { leave() }

    func signedInDidSignOut() {
        present(signIn.router(.password, listener: self))
        work(on: presenter) { try? await self.closeSession() }
    }

    func closeSession() async throws {
        let ending = signedIn
        signedIn = nil
        try await ending?.close()
    }
}

extension ScreenProgram {
    /// Returns the screens of a bank whose only feature is Signing, beginning with SignIn.
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
                return ScreenRouter(interactor)
            }
            let end = try await ScreenSession.run(window: stage.window, terminal: terminal)
            stage.end()
            try await root?.closeSession()
            return end
        }
    }
}

/// A module with the services that Signing gets from the app: a ledger, a source of passwords, and
/// a customer's home.
public struct FakeAppModule: Module {
    /// A function that creates the interactor of the home from the session, the customers and the
    /// listener.
    public typealias Home =
        @MainActor @Sendable (
            any SignedInSession, any CustomerInject, any SignedInListener
        ) -> ScreenInteractor

    private let ledger: any Ledger
    private let secrets: any SecretReader
    private let home: Home

    /// Creates the module.
    ///
    /// - Parameters:
    ///   - ledger: The book.
    ///   - secrets: The source of passwords.
    ///   - home: Creates the interactor of the home.
    public init(ledger: any Ledger, secrets: any SecretReader, home: @escaping Home) {
        self.ledger = ledger
        self.secrets = secrets
        self.home = home
    }

    public func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { [ledger] in ledger }
        registrar.register(secretReaderInject) { [secrets] in secrets }
        registrar.register(
            signedInInject,
            needs: signedInSessionInject,
            customerInject,
            scope: .within(signedInScope)
        ) { [home] in FakeSignedIn(session: $0, customers: $1, home: home) }
    }
}

private struct FakeSignedIn: SignedInInject {
    let session: any SignedInSession
    let customers: any CustomerInject
    let home: FakeAppModule.Home

    func router(listener: any SignedInListener) throws -> any ViewableRouting {
        ScreenRouter(home(session, customers, listener))
    }
}
