import BankConsole
import BankConsoleTesting
import Bookkeeping
import Console
import DependencyContainer
import LedgerInterface
import RIBs
import Signing
import SigningInterface

/// The ledger, the source of passwords, and the screen after signing in.
package struct DemoModule: Module {
    private let ledger: any Ledger
    private let secrets: any SecretReader

    package init(ledger: any Ledger, secrets: any SecretReader) {
        self.ledger = ledger
        self.secrets = secrets
    }

    package func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { [ledger] in ledger }
        registrar.register(secretReaderInject) { [secrets] in secrets }
        registrar.register(
            signedInInject,
            needs: signedInSessionInject,
            customerInject,
            scope: .within(signedInScope)
        ) { DemoHome(session: $0, customers: $1) }
    }
}

/// The RIB that presents SignIn, then the home of the customer, then SignIn again.
final class DemoRoot: Interactor, RoutedInteractable, SignInListener, SignedInListener {
    typealias RoutingType = PresentingRouter<DemoRoot, Void>

    private weak var listener: (any ChildListener)?
    private let signIn: any SignInInject
    private let view = ScreenViewController()
    private var session: OpenScope<any SignedInInject>?

    private init(signIn: any SignInInject, listener: any ChildListener) {
        self.signIn = signIn
        self.listener = listener
    }

    static func play(_ bank: Container, at terminal: any Terminal) async throws
        -> ScreenSessionEnd
    {
        let signIn = try bank.resolve(signInInject)
        var root: DemoRoot?
        let stage = try FeatureStage {
            let interactor = DemoRoot(signIn: signIn, listener: $0)
            root = interactor
            return RoutingType(interactor: interactor, viewController: interactor.view)
        }
        let end = try await ScreenSession.run(window: stage.window, terminal: terminal)
        stage.end()
        try await root?.session?.close()
        return end
    }

    override func didBecomeActive() { router?.presentChild(signIn.router(listener: self)) }

    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>) {
        session = signedIn
        do {
            router?.presentChild(try signedIn.value.router(listener: self))
        } catch {
            view.screen.notice = .problem(error)
        }
    }

    func signInDidLeave() { listener?.childDidFinish(nil) }

    func signedInDidSignOut() {
        let ending = session
        session = nil
        didBecomeActive()
        work(on: view) { try? await ending?.close() }
    }
}
