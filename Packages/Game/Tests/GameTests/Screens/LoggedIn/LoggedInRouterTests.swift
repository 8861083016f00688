import Bookkeeping
import Console
import GameInterface
import LedgerInterface
import RIBs
import RIBsTesting
import SigningInterface
import Testing

@testable import Game

@Suite("LoggedIn's router")
@MainActor
struct LoggedInRouterTests {
    private let log = CallLog()
    private let view: LoggedInViewDouble
    private let interactor: LoggedInInteractorDouble
    private let offGame: OffGameBuilderDouble
    private let game: GameBuilderDouble
    private let verifyBuilders: VerifyBuildersDouble
    private let router: LoggedInRouter

    init() {
        DetachmentWatch.begin { Issue.record("\($0)") }
        view = LoggedInViewDouble("view", log: log)
        interactor = LoggedInInteractorDouble("LoggedIn")
        let offGame = OffGameBuilderDouble("OffGame") { RecordingViewableRouter("OffGame") }
        self.offGame = offGame
        game = GameBuilderDouble(.ticTacToe)
        verifyBuilders = VerifyBuildersDouble()
        router = LoggedInRouter(
            interactor: interactor,
            viewController: view,
            offGameBuilder: offGame,
            verifyBuilders: verifyBuilders
        )
        router.interactable.activate()
        router.load()
    }

    private var children: [String] {
        router.children.map { ($0 as? any RecordingDouble)?.name ?? "Verify" }
    }

    private static let request = Movement(
        customer: CustomerID("C000001"),
        from: AccountID(""),
        to: AccountID(""),
        amount: .zero,
        purpose: .gameScoreReset,
        idempotencyID: .random(),
        preview: "Reset",
        digest: SHA256.digest(of: [])
    )

    @Test("the router builds OffGame with LoggedIn's interactor as listener, and shows it")
    func offGameBuilt() {
        router.routeToOffGame(with: [game.game])
        #expect(offGame.listener === interactor)
        #expect(offGame.games.map(\.title) == [.ticTacToe])
        #expect(children == ["OffGame"])
        #expect(log.take() == ["view.present OffGame"])
    }

    @Test("the router dismisses OffGame before it shows the game")
    func toGame() {
        router.routeToOffGame(with: [game.game])
        router.routeToGame(with: game)
        #expect(game.listener === interactor)
        #expect(children == ["ticTacToe"])
        #expect(
            log.take() == [
                "view.present OffGame", "view.dismiss OffGame", "view.present ticTacToe",
            ]
        )
    }

    @Test("the router replaces a game by a new one of the same kind")
    func freshGame() throws {
        router.routeToGame(with: game)
        let first = try #require(router.children.first)
        router.routeToGame(with: game)
        #expect(game.buildCount == 2)
        #expect(router.children.count == 1)
        #expect(router.children.first !== first)
    }

    @Test("the router has at most one child in any order of calls")
    func oneChild() throws {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<1_000 {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: router.routeToOffGame(with: [game.game])
            case 1: router.routeToGame(with: game)
            case 2: try? router.attachVerify(for: Self.request, listener: verifyBuilders)
            default: router.detachVerify()
            }
            #expect(router.children.count <= 1)
            #expect(view.shown.count == router.children.count)
        }
    }

    @Test("the router shows Verify instead of OffGame, and reports its detachment")
    func verify() throws {
        router.routeToOffGame(with: [game.game])
        try router.attachVerify(for: Self.request, listener: verifyBuilders)
        #expect(verifyBuilders.requests == [Self.request])
        #expect(children == ["Verify"])
        router.detachVerify()
        #expect(children.isEmpty)
        #expect(interactor.log.take().last == "LoggedIn.didDetachVerify()")
        router.detachVerify()
        #expect(interactor.log.take().isEmpty, "a second call reports nothing")
    }

    @Test("the router refuses a second Verify")
    func twoVerify() throws {
        try router.attachVerify(for: Self.request, listener: verifyBuilders)
        #expect(throws: CancellationError.self) {
            try router.attachVerify(for: Self.request, listener: verifyBuilders)
        }
        #expect(router.children.count == 1)
    }

    @Test("the router keeps its child when Verify cannot be built")
    func noVerify() {
        router.routeToOffGame(with: [game.game])
        verifyBuilders.failure = BankError.notSignedIn
        #expect(throws: BankError.notSignedIn) {
            try router.attachVerify(for: Self.request, listener: verifyBuilders)
        }
        #expect(children == ["OffGame"])
        #expect(view.shown == ["OffGame"])
    }

    @Test("cleaning up dismisses the view of the child")
    func cleanupViews() {
        router.cleanupViews()
        #expect(log.take().isEmpty)
        router.routeToGame(with: game)
        router.cleanupViews()
        #expect(view.shown.isEmpty)
    }
}

private final class LoggedInInteractorDouble: RecordingInteractor, LoggedInInteractable {
    func didDetachVerify() { record() }
    func startGame(with gameBuilder: any GameBuildable) {}
    func resetScore() {}
    func offGameDidLogOut() {}
    func gameIsDecided(with winner: PlayerType?) -> Task<Notice?, Never> { Task { nil } }
    func gameDidEnd(with winner: PlayerType?) {}
    func gameDidLeave() {}
}

private final class LoggedInViewDouble: RecordingViewController, PresentingViewControllable {
    private(set) var shown: [String] = []

    func present(_ viewController: any ViewControllable) {
        let name = (viewController as? any RecordingDouble)?.name ?? "?"
        record("present \(name)")
        shown.append(name)
    }

    func dismiss(_ viewController: any ViewControllable) {
        let name = (viewController as? any RecordingDouble)?.name ?? "?"
        record("dismiss \(name)")
        shown.removeAll { $0 == name }
    }
}

private final class OffGameBuilderDouble:
    RecordingBuilder<any OffGameListener, any ViewableRouting>, OffGameBuildable
{
    private(set) var games: [Game] = []

    func build(
        withListener listener: any OffGameListener,
        games: [Game]
    ) -> any ViewableRouting {
        self.games = games
        return product(for: listener, call: "build")
    }
}

/// A source of Verify RIBs that never finish.
@MainActor
private final class VerifyBuildersDouble: VerifyBuilders, DIVerifyListener {
    private(set) var requests: [Movement] = []
    var failure: (any Error)?

    func builder(signing movement: Movement) throws -> any DIVerifyBuildable {
        if let failure { throw failure }
        requests.append(movement)
        return WaitingVerifyBuilder()
    }

    func verifyDidFinish(with result: DIVerifyResult) {}
}

private final class WaitingVerifyBuilder: DIVerifyBuildable {
    init() {}
    required init(dependency: any DIVerifyDependency) {}

    func build(withListener listener: any DIVerifyListener) -> any DIVerifyRouting {
        WaitingVerifyRouter("Verify")
    }
}

private final class WaitingVerifyRouter: RecordingViewableRouter, DIVerifyRouting {}
