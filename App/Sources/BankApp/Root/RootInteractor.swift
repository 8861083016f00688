import BankConsole
import Bookkeeping
import Console
import DependencyContainer
import RIBs
import SigningInterface

/// Signs a customer in and out, and shows Home while a customer is signed in.
final class RootInteractor: ScreenInteractor {
    private let services: RootServices
    /// The linked screen to open when a customer signs in; nil without a link, and after the screen
    /// was opened.
    private var place: LinkedPlace?
    /// Indicates that the bank has no customer, who could sign in.
    private var hasNoCustomer = false
    private var signedIn: OpenScope<any SignedInInject>?
    private let home = MutableValueStream<(any HomeActionableItem)?>(nil)

    /// A Boolean value that indicates whether a customer is signed in.
    var isSignedIn: Bool { signedIn != nil }

    init(_ services: RootServices, openingFirst place: LinkedPlace?) {
        self.services = services
        self.place = place
        super.init()
    }

    override func didBecomeActive() {
        super.didBecomeActive()
        guard let place else { return }
        OpenPlaceWorkflow(place).subscribe(self).disposeOnDeactivate(interactor: self)
    }

    /// Suggests to join if the bank has no customer; other errors are reported by signing in.
    override func load() async throws {
        do {
            _ = try await services.customers.onlyCustomer()
        } catch let error as BankError where ["book.missing", "customer.none"].contains(error.code)
        {
            hasNoCustomer = true
        } catch {}
    }

    override var screen: Screen {
        var screen = Screen(
            "ModularBank",
            blocks: [
                .text(
                    place.map { "Sign in to go to \($0.name)." }
                        ?? "A bank made of modules that do not know each other."
                )
            ],
            actions: [
                ScreenAction(.signIn, "Sign in", key: ActionKey.signIn),
                ScreenAction(.join, "Join", key: ActionKey.new),
                ScreenAction(.forgot, "Forgot the password", key: ActionKey.password),
                ScreenAction(.tour, "Take the tour", key: ActionKey.tour),
            ] + games + [.leave("Leave the bank")]
        )
        screen.focus = hasNoCustomer ? .join : nil
        return screen
    }

    private var games: [ScreenAction] {
        services.hasGames ? [ScreenAction(.play, "Play a game", key: ActionKey.play)] : []
    }

    override func choose(_ action: ScreenAction.ID) {
        switch action {
        case .signIn: signIn(.password)
        case .join: signIn(.joining)
        case .forgot: signIn(.recovery(nil))
        case .tour:
            visit { try TourBuilder(dependency: EmptyComponent()).build(withListener: self) }
        default: visit { try services.game.required().router(for: nil, listener: self) }
        }
    }

    /// Presents the screen for signing in by `way`, and dismisses the previous child.
    func signIn(_ way: SignInWay) {
        visit { services.signIn.router(way, listener: self) }
    }

    private func visit(_ child: () throws -> any ViewableRouting) {
        notice = nil
        show()
        present(try child())
    }

    /// Closes the session of the signed-in customer, if any, and wipes the customer's key.
    /// - Throws: `DisposalErrors` if parts of the session cannot be closed.
    func end() async throws(DisposalErrors) {
        home.send(nil)
        guard let ending = signedIn else { return }
        signedIn = nil
        router?.dismissChild()
        try await ending.close()
    }

    private func signOut() async -> Notice {
        do {
            try await end()
            return .done("You are signed out.")
        } catch {
            return .problem("You are signed out, but closing the session failed: \(error)")
        }
    }

    /// Ends the session at the terminal.
    override func leave() {
        presenter.dismiss(presenter)
    }
}

extension RootInteractor: SignInListener {
    func signInDidFinish(with signedIn: OpenScope<any SignedInInject>) {
        router?.dismissChild()
        self.signedIn = signedIn
        do {
            let child = try signedIn.value.router(listener: self)
            guard let home = child.interactable as? any HomeActionableItem else {
                preconditionFailure(
                    "signedInInject must build Home, but it has built \(type(of: child))"
                )
            }
            router?.presentChild(child)
            place = nil
            hasNoCustomer = false
            self.home.send(home)
        } catch {
            carryOut { [self] in
                _ = await signOut()
                return .problem(error)
            }
        }
        show()
    }

    func signInDidChoose(_ way: SignInWay) {
        signIn(way)
    }

    func signInDidLeave() {
        router?.dismissChild()
    }
}

extension RootInteractor: SignedInListener {
    func signedInDidSignOut() {
        carryOut { [self] in await signOut() }
        router?.dismissChild()
    }
}

extension RootInteractor: RootActionableItem {
    /// Returns to the first screen, or to Home while a customer is signed in.
    func comeHome() {
        if let home = home.value ?? nil {
            home.comeHome()
        } else {
            router?.dismissChild()
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

extension ScreenAction.ID {
    fileprivate static let signIn: ScreenAction.ID = "sign-in"
    fileprivate static let join: ScreenAction.ID = "join"
    fileprivate static let forgot: ScreenAction.ID = "forgot"
    fileprivate static let tour: ScreenAction.ID = "tour"
    fileprivate static let play: ScreenAction.ID = "play"
}

extension LinkedPlace {
    /// A phrase that names the linked screen, with only the last four digits of a card's number.
    fileprivate var name: String {
        switch self {
        case .card(let number): "the card that ends in \(number.suffix(4))"
        case .account(let number): "the account \(number)"
        case .safeBox(let account, nil): "the safe box of \(account)"
        case .safeBox(let account, _): "the safe box of \(account), to put money in"
        }
    }
}
