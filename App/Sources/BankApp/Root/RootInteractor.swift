import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import RIBs
import SigningInterface

@MainActor
protocol RootRouting: ViewableRouting {
    /// Presents the screen for signing in by `way`, and dismisses the previous child.
    func attachSignIn(_ way: SignInWay, listener: any SignInListener)
    /// Presents the game, and dismisses the previous child.
    func attachGame(listener: any ChildListener) throws
    /// Presents the tour, and dismisses the previous child.
    func attachTour(listener: any ChildListener) throws
    /// Dismisses the sign-in screen, the game or the tour, if one of them is presented.
    func detachVisited()
    /// - Throws: `ResolutionError` if Home cannot be created.
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
    /// The linked screen to open when a customer signs in; nil without a link, and after the screen
    /// was opened.
    var place: LinkedPlace?
    /// Indicates that the bank has no customer, who could sign in.
    var hasNoCustomer = false
    var notice: Notice?
}

/// Signs a customer in and out, and shows Home while a customer is signed in.
final class RootInteractor: PresentableInteractor<any RootPresentable>, RootInteractable {
    private let customers: any CustomerInject
    private var state: RootState
    private var signedIn: OpenScope<any SignedInInject>?
    private let home = MutableValueStream<(any HomeActionableItem)?>(nil)

    /// A Boolean value that indicates whether a customer is signed in.
    var isSignedIn: Bool { signedIn != nil }

    init(presenter: any RootPresentable, customers: any CustomerInject, place: LinkedPlace?) {
        self.customers = customers
        state = RootState(place: place)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        presenter.show(state)
        work(on: presenter) { [weak self] in await self?.countCustomers() }
        guard let place = state.place else { return }
        OpenPlaceWorkflow(place).subscribe(self).disposeOnDeactivate(interactor: self)
    }

    /// Suggests to join if the bank has no customer; other errors are reported by signing in.
    private func countCustomers() async {
        do {
            _ = try await customers.onlyCustomer()
        } catch let error as BankError where ["book.missing", "customer.none"].contains(error.code)
        {
            state.hasNoCustomer = true
            presenter.show(state)
        } catch {}
    }

    /// Closes the session of the signed-in customer, if any, and wipes the customer's key.
    /// - Throws: `DisposalErrors` if parts of the session cannot be closed.
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
            state.notice = .problem("You are signed out, but closing the session failed: \(error)")
        }
        presenter.show(state)
    }
}

extension RootInteractor: RootPresentableListener {
    func signIn(_ way: SignInWay) {
        show(nil)
        router?.attachSignIn(way, listener: self)
    }

    func takeTour() {
        visit { router, listener in try router.attachTour(listener: listener) }
    }

    func play() {
        visit { router, listener in try router.attachGame(listener: listener) }
    }

    private func visit(_ attach: (any RootRouting, any ChildListener) throws -> Void) {
        guard let router else { return }
        do {
            show(nil)
            try attach(router, self)
        } catch {
            show(.problem(error))
        }
    }

    func leave() {
        router?.leave()
    }
}

extension RootInteractor: SignInListener {
    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>) {
        router?.detachVisited()
        self.signedIn = signedIn
        do {
            let home = try router?.attachSignedIn(signedIn.value, listener: self)
            state.place = nil
            state.hasNoCustomer = false
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

    func signInDidChoose(_ way: SignInWay) {
        signIn(way)
    }

    func signInDidLeave() {
        router?.detachVisited()
    }
}

extension RootInteractor: ChildListener {
    func childDidFinish(_ notice: Notice?) {
        router?.detachVisited()
        show(notice)
    }
}

extension RootInteractor: SignedInListener {
    func signedInDidSignOut() {
        work(on: presenter) { [weak self] in await self?.signOut() }
        router?.detachSignedIn()
    }
}

extension RootInteractor: RootActionableItem {
    /// Returns to the first screen, or to Home while a customer is signed in.
    func comeHome() {
        if let home = home.value ?? nil {
            home.comeHome()
        } else {
            router?.detachVisited()
        }
    }

    /// Locks the screens of the signed-in customer, if any.
    func lock() {
        home.value??.lock()
    }

    func waitForSignIn() -> ValueStream<(any HomeActionableItem, Void)> {
        home.compactMap { home in home.map { ($0, ()) } }
    }
}
