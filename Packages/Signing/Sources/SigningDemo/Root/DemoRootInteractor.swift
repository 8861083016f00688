import BankConsole
import Console
import DependencyContainer
import RIBs
import SigningInterface

/// Opens and closes the time that a customer is signed in.
final class DemoRootInteractor: Interactor {
    weak var router: DemoRootRouter?
    private var signedIn: OpenScope<any SignedInInject>?
}

extension DemoRootInteractor: SignInListener, SignedInListener {
    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>) {
        router?.detachShown()
        self.signedIn = signedIn
        do {
            try router?.attach(signedIn.value)
        } catch {
            router?.viewController.screen.notice = .problem(error)
        }
    }

    func signInDidLeave() {
        router?.detachShown()
    }

    func signedInDidSignOut() {
        router?.detachShown()
        guard let ending = signedIn, let view = router?.viewController else { return }
        signedIn = nil
        work(on: view) { try? await ending.close() }
    }
}

extension DemoRootInteractor: DemoRootListener {
    func signIn() {
        router?.attachSignIn()
    }

    func leave() {
        router?.leave()
    }
}
