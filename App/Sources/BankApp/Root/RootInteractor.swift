import BankConsole
import Console
import DependencyContainer
import RIBs
import SigningInterface

@MainActor
protocol RootRouting: ViewableRouting {
    func attachSignIn(listener: any SignInListener)
    func detachSignIn()
    /// - Throws: `ResolutionError` if Home cannot be made.
    func attachSignedIn(
        _ signedIn: any SignedInInject,
        listener: any SignedInListener
    ) throws -> any HomeActionableItem
    func detachSignedIn()
    /// Ends the session at the terminal.
    func leave()
}

@MainActor
protocol RootPresentable: ScreenPresentable {
    var listener: (any RootPresentableListener)? { get set }
    func show(_ state: RootState)
}

struct RootState: Sendable, Equatable {
    /// The place of a link, until a customer has signed in.
    var place: LinkedPlace?
    var notice: Notice?
}

/// Signs a customer in and out, and shows Home in between.
final class RootInteractor: PresentableInteractor<any RootPresentable>, RootInteractable {
    private var state: RootState
    private var signedIn: OpenScope<any SignedInInject>?
    private let home = MutableValueStream<(any HomeActionableItem)?>(nil)

    init(presenter: any RootPresentable, place: LinkedPlace?) {
        state = RootState(place: place)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        guard let place = state.place else { return }
        OpenPlaceWorkflow(place).subscribe(self).disposeOnDeactivate(interactor: self)
    }

    /// Closes the session of the signed-in customer, if any, and wipes the key that it unlocked.
    /// - Throws: `DisposalErrors`.
    func end() async throws(DisposalErrors) {
        home.send(nil)
        router?.detachSignedIn()
        guard let ending = signedIn else { return }
        signedIn = nil
        try await ending.close()
    }

    private func show(_ notice: Notice?) {
        state.notice = notice
        presenter.show(state)
    }

    private func signOut() async {
        do {
            try await end()
            state.notice = .done("You are signed out.")
        } catch {
            state.notice = .problem("You are signed out, but not everything was closed: \(error)")
        }
        presenter.show(state)
    }
}

extension RootInteractor: RootPresentableListener {
    func signIn() {
        state.notice = nil
        presenter.show(state)
        router?.attachSignIn(listener: self)
    }

    func leave() {
        router?.leave()
    }
}

extension RootInteractor: SignInListener {
    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>) {
        router?.detachSignIn()
        self.signedIn = signedIn
        do {
            let home = try router?.attachSignedIn(signedIn.value, listener: self)
            state.place = nil
            self.home.send(home)
        } catch {
            let problem = Notice.problem(error)
            work(on: presenter) { [weak self] in
                await self?.signOut()
                self?.show(problem)
            }
        }
        presenter.show(state)
    }

    func signInDidLeave() {
        router?.detachSignIn()
    }
}

extension RootInteractor: SignedInListener {
    func signedInDidSignOut() {
        work(on: presenter) { [weak self] in await self?.signOut() }
        router?.detachSignedIn()
    }
}

extension RootInteractor: RootActionableItem {
    func waitForSignIn() -> ValueStream<(any HomeActionableItem, Void)> {
        home.compactMap { home in home.map { ($0, ()) } }
    }
}
