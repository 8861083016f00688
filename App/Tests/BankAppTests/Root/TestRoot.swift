import BankConsoleTesting
import GameInterface
import Synchronization
import Testing

@testable import BankApp

/// Root in a window, with a fake SignIn and a fake Home.
@MainActor
final class TestRoot {
    let window = Window()
    let log = CallLog()
    let signIn: FakeSignIn
    let signedIn: FakeSignedIn
    let router: ScreenRouter
    let interactor: RootInteractor
    /// The number of sessions of signed-in customers that were closed.
    var closings: Int { disposals.count.load(ordering: .relaxed) }
    private let disposals: RecordingDisposals
    private let container: Container
    private let opener: ScopeOpener<CustomerID, any SignedInInject>

    /// - Parameters:
    ///   - place: The place of a link; nil for none.
    ///   - customers: The customers of the bank.
    ///   - plugins: The plug-ins of the game; nil for a bank without the game.
    ///   - homeFailure: The error that making Home throws; nil for none.
    ///   - closingFailure: The error that closing a session throws; nil for none.
    init(
        openingFirst place: LinkedPlace? = nil,
        customers: any CustomerInject = FakeCustomers(),
        plugins: PluginManager? = nil,
        homeFailing homeFailure: (any Error)? = nil,
        closingFailing closingFailure: (any Error)? = nil
    ) throws {
        DetachmentWatch.begin { Issue.record("\($0)") }
        signIn = FakeSignIn(log: log)
        signedIn = FakeSignedIn(failure: homeFailure, log: log)
        disposals = RecordingDisposals(failure: closingFailure)
        container = try Container(
            modules: [SignedInModule(signedIn: signedIn, disposals: disposals)]
                + [plugins.map(FakeGameModule.init)].compactMap(\.self)
        )
        opener = try container.resolve(openerInject)
        (router, interactor) = RootBuilder(
            dependency: RootServices(
                signIn: signIn,
                customers: customers,
                game: try container.resolve(gameInject),
                hasGames: plugins.map { (try? GamePlugins($0)) != nil } ?? false
            )
        ).build(openingFirst: place)
        router.launch(from: window)
    }

    var person: ScreenUser { ScreenUser(at: window) }

    /// The names of Root's children.
    var children: [String] {
        router.children.map { ($0 as? any RecordingDouble)?.name ?? "?" }
    }

    /// Chooses to sign in, and signs in.
    func signInNow() async throws {
        try await person.press("Sign in")
        signIn.listener?.signInDidFinish(with: try opener.open(with: CustomerID("C000001")))
        await window.settled()
    }

    /// Signs the customer out.
    func signOut() async {
        signedIn.listener?.signedInDidSignOut()
        await window.settled()
    }
}

/// Makes a SignIn whose outcome the test decides.
@MainActor
final class FakeSignIn: SignInInject {
    private(set) weak var listener: (any SignInListener)?
    /// The ways that were chosen.
    private(set) var ways: [SignInWay] = []
    private let log: CallLog

    init(log: CallLog) {
        self.log = log
    }

    func router(_ way: SignInWay, listener: any SignInListener) -> any ViewableRouting {
        self.listener = listener
        ways.append(way)
        return recordingChild("SignIn", log: log)
    }
}

/// Makes a Home that records the places that it opens.
@MainActor
final class FakeSignedIn: SignedInInject {
    private(set) weak var listener: (any SignedInListener)?
    private(set) var opened: [LinkedPlace] = []
    /// The number of times that all above Home was dismissed.
    private(set) var homecomings = 0
    /// The number of times that the screens were locked.
    private(set) var locks = 0
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
        interactor.onComingHome = { [weak self] in self?.homecomings += 1 }
        interactor.onLocking = { [weak self] in self?.locks += 1 }
        return recordingChild("Home", interactor: interactor, log: log)
    }

    private final class Home: RecordingInteractor, HomeActionableItem {
        var onOpening: (LinkedPlace) -> Void = { _ in }
        var onComingHome: () -> Void = {}
        var onLocking: () -> Void = {}

        func open(_ place: LinkedPlace) -> ValueStream<(any HomeActionableItem, Void)> {
            onOpening(place)
            return .just((self, ()))
        }

        func comeHome() { onComingHome() }
        func lock() { onLocking() }
    }
}

/// Counts the disposals of services, and makes them fail.
private final class RecordingDisposals: Sendable {
    let count = Atomic(0)
    let failure: (any Error)?

    init(failure: (any Error)?) {
        self.failure = failure
    }
}

/// A service in the scope of a signed-in customer.
private final class FakeUnlockedKey: Disposable {
    private let disposals: RecordingDisposals

    init(_ disposals: RecordingDisposals) {
        self.disposals = disposals
    }

    func dispose() async throws {
        disposals.count.add(1, ordering: .relaxed)
        if let failure = disposals.failure { throw failure }
    }
}

private struct SignedInModule: Module {
    let signedIn: FakeSignedIn
    let disposals: RecordingDisposals

    func register(in registrar: inout Registrar) {
        registrar.register(unlockedKeyInject, scope: .within(signedInScope)) { [disposals] in
            FakeUnlockedKey(disposals)
        }
        registrar.register(
            signedInInject,
            needs: unlockedKeyInject,
            scope: .within(signedInScope)
        ) { [signedIn] _ in signedIn }
        registrar.register(gameInject, needs: interactiveGamePlugin.lazily) { $0 }
        registrar.register(openerInject, needs: signedInScope.opening(signedInInject)) { $0 }
    }
}

/// The game on screens, with fake games and scores.
private struct FakeGameModule: Module {
    let plugins: PluginManager

    func register(in registrar: inout Registrar) {
        registrar.register(interactiveGamePlugin) { [plugins] in
            InteractiveGame(
                plugins: plugins,
                game: FakeGames(),
                scores: FakeScores(),
                verifyBuilderSource: .dependency { VerifyBuilderAdapter(dependency: $0) },
                sessions: ScreenSessions(warnings: RecordingWarnings().warnings) {
                    throw CancellationError()
                }
            )
        }
    }
}

private let unlockedKeyInject = InjectID<FakeUnlockedKey>("Test.UnlockedKey")
private let gameInject = InjectID<Lazy<InteractiveGame?>>("Test.Game")
private let openerInject = InjectID<ScopeOpener<CustomerID, any SignedInInject>>("Test.Opener")
