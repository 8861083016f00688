import Bookkeeping
import Console
import ConsoleTesting
import DependencyContainer
import RIBs
import RIBsTesting
import SigningInterface
import Synchronization
import Testing
@testable import BankApp

/// Root in a window, with a SignIn that lets in whom the test says, and a Home that is none.
@MainActor
final class RootStage {
    let window = Window()
    let log = CallLog()
    let signIn: SignInDouble
    let signedIn: SignedInDouble
    let root: RootRouter
    /// How often what is signed in was closed.
    var closings: Int { ledger.count.load(ordering: .relaxed) }
    private let ledger: Closings
    private let container: Container
    private let opener: ScopeOpener<CustomerID, any SignedInInject>

    /// - Parameters:
    ///   - place: Where a link leads.
    ///   - homeFailure: What making Home throws.
    ///   - closingFailure: What closing throws.
    init(
        openingFirst place: LinkedPlace? = nil,
        homeFailing homeFailure: (any Error)? = nil,
        closingFailing closingFailure: (any Error)? = nil
    ) throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        signIn = SignInDouble(log: log)
        signedIn = SignedInDouble(failure: homeFailure, log: log)
        ledger = Closings(failure: closingFailure)
        container = try Container(modules: SignedInModule(signedIn: signedIn, closings: ledger))
        opener = try container.resolve(openerInject)
        root = RootBuilder(dependency: Dependency(signIn: signIn)).build(openingFirst: place)
        root.launch(from: window)
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// The names of what Root has attached.
    var shown: [String] {
        root.children.map { ($0 as? any RecordingDouble)?.name ?? "?" }
    }

    /// The person chooses to sign in, and does.
    func signInNow() async throws {
        try await person.press("Sign in")
        signIn.listener?.signInDidFinish(with: try opener.open(with: CustomerID("C000001")))
        await window.settled()
    }

    /// The person signs out.
    func signOut() async {
        signedIn.listener?.signedInDidSignOut()
        await window.settled()
    }

    private final class Dependency: RootDependency {
        let signIn: any SignInInject

        init(signIn: any SignInInject) {
            self.signIn = signIn
        }
    }
}

/// Offers a SignIn that does nothing by itself.
@MainActor
final class SignInDouble: SignInInject {
    private(set) weak var listener: (any SignInListener)?
    private let log: CallLog

    init(log: CallLog) {
        self.log = log
    }

    func router(listener: any SignInListener) -> any ViewableRouting {
        self.listener = listener
        return screenChild("SignIn", log: log)
    }
}

/// Offers a Home that remembers what it was asked to open.
@MainActor
final class SignedInDouble: SignedInInject {
    private(set) weak var listener: (any SignedInListener)?
    private(set) var opened: [LinkedPlace] = []
    private let failure: (any Error)?
    private let log: CallLog

    init(failure: (any Error)?, log: CallLog) {
        self.failure = failure
        self.log = log
    }

    func router(listener: any SignedInListener) throws -> any ViewableRouting {
        if let failure { throw failure }
        self.listener = listener
        let interactor = Home("Home", log: log)
        interactor.onOpening = { [weak self] in self?.opened.append($0) }
        return screenChild("Home", interactor: interactor, log: log)
    }

    private final class Home: RecordingInteractor, HomeActionableItem {
        var onOpening: (LinkedPlace) -> Void = { _ in }

        func open(_ place: LinkedPlace) -> ValueStream<(any HomeActionableItem, Void)> {
            onOpening(place)
            return .just((self, ()))
        }
    }
}

/// Counts how often it is disposed of.
private final class Closings: Sendable {
    let count = Atomic(0)
    let failure: (any Error)?

    init(failure: (any Error)?) {
        self.failure = failure
    }
}

/// What is in the time that a customer is signed in.
private final class Unlocked: Disposable {
    private let closings: Closings

    init(_ closings: Closings) {
        self.closings = closings
    }

    func dispose() async throws {
        closings.count.add(1, ordering: .relaxed)
        if let failure = closings.failure { throw failure }
    }
}

private struct SignedInModule: Module {
    let signedIn: SignedInDouble
    let closings: Closings

    func register(in registrar: inout Registrar) {
        registrar.register(unlockedInject, scope: .within(signedInScope)) { [closings] in
            Unlocked(closings)
        }
        registrar.register(
            signedInInject,
            needs: unlockedInject,
            scope: .within(signedInScope)
        ) { [signedIn] _ in signedIn }
        registrar.register(openerInject, needs: signedInScope.opening(signedInInject)) { $0 }
    }
}

private let unlockedInject = InjectID<Unlocked>("Test.Unlocked")
private let openerInject = InjectID<ScopeOpener<CustomerID, any SignedInInject>>("Test.Opener")
