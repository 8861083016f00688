import BankConsole
import Console
import DependencyContainer
import RIBs
import SigningInterface

/// Opens and closes the time that a customer is signed in.
final class DemoRootInteractor: Interactor {
    weak var router: DemoRootRouter?
    private var signedIn: OpenScope<any SignedInInject>?

    /// Closes the time that a customer was signed in, if one is.
    func end() async throws(DisposalErrors) {
        router?.detachShown()
        guard let ending = signedIn else { return }
        signedIn = nil
        try await ending.close()
    }

    private func signOut(_ view: DemoRootViewController) async {
        do {
            try await end()
        } catch {
            view.screen.notice = .problem(error)
        }
    }
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
        guard let view = router?.viewController else { return }
        work(on: view) { [weak self] in await self?.signOut(view) }
        router?.detachShown()
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
