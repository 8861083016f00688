import BankConsole
import Bookkeeping
import Console
import GameInterface
import RIBs
import RIBsTesting
import SigningInterface
import SigningInterfaceTesting
import Testing
@testable import Game


@Suite("LoggedIn decides")
@MainActor
struct LoggedInInteractorTests {
    private let players = Players(player1Name: "김하나", player2Name: "이두리")
    private let log = CallLog()
    private let scores = ScoresDouble(Score(player1Score: 2))
    private let scoreStream = ScoreStreamImpl()
    private let statusStream = MutableValueStream(LoggedInStatus())
    private let listener = LoggedInListenerDouble()
    private let randomWin: GameDouble
    private let ticTacToe: GameDouble
    private let interactor: LoggedInInteractor
    private let router: LoggedInRoutingDouble

    init() {
        DetachmentWatch.begin { Issue.record("\($0)") }
        randomWin = GameDouble(.randomWin, log: log)
        ticTacToe = GameDouble(.ticTacToe, log: log)
        interactor = LoggedInInteractor(
            players: players,
            games: [randomWin, ticTacToe],
            scores: scores,
            customer: CustomerID("C000001"),
            mutableScoreStream: scoreStream,
            mutableStatusStream: statusStream
        )
        router = LoggedInRoutingDouble("LoggedIn", interactor: interactor, log: log)
        interactor.router = router
        interactor.listener = listener
    }

    /// Attached, and the score looked up.
    private func begin() async {
        router.start()
        await statusStream.settled()
        _ = log.take()
    }

    @Test("to show OffGame with the games there are as soon as it is attached")
    func offGame() async {
        router.start()
        #expect(
            log.take() == ["LoggedIn.routeToOffGame randomWin ticTacToe", "LoggedIn.didLoad()"]
        )
    }

    @Test("to look the score up, and to take no input until it is known")
    func lookUp() async {
        router.start()
        #expect(statusStream.value?.isAtWork == true)
        #expect(scoreStream.latest == nil)
        await statusStream.settled()
        #expect(scoreStream.latest == Score(player1Score: 2))
        #expect(statusStream.value?.notice == nil)
    }

    @Test("to let the two play without a score that cannot be looked up, and to say why")
    func lookUpFails() async {
        scores.fail(with: BankError(.unreadableBook, code: "test", "the book cannot be read"))
        await begin()
        #expect(scoreStream.latest == Score())
        #expect(statusStream.value?.notice == .problem("The book cannot be read."))
    }

    @Test("to start the game that was chosen in OffGame")
    func start() async {
        await begin()
        interactor.startGame(with: ticTacToe)
        #expect(log.take() == ["LoggedIn.routeToGame ticTacToe"])
    }

    @Test(
        "to count the game for its winner as soon as it is decided, and to stay there",
        arguments: [PlayerType.player1, .player2, nil] as [PlayerType?]
    )
    func decided(winner: PlayerType?) async {
        await begin()
        #expect(await interactor.gameIsDecided(with: winner).value == nil)
        #expect(scores.counted == [ScoresDouble.Counted(winner: winner, players: players)])
        var score = Score(player1Score: 2)
        score.count(winner: winner)
        #expect(scoreStream.latest == score)
        #expect(log.take().isEmpty, "the announcement is still to be read")
    }

    @Test("not to count what the book cannot keep, and to have the game say why")
    func notKept() async {
        await begin()
        scores.fail(with: BankError(.internalError, code: "test", "the disk is full"))
        let notice = await interactor.gameIsDecided(with: .player1).value
        #expect(notice == .problem("This game is not counted. The disk is full."))
        #expect(scoreStream.latest == Score(player1Score: 2))
    }

    @Test("to show OffGame again when the announcement is closed, without counting again")
    func ended() async {
        await begin()
        interactor.gameDidEnd(with: .player1)
        #expect(log.take() == ["LoggedIn.routeToOffGame randomWin ticTacToe"])
        #expect(scores.counted.isEmpty)
    }

    @Test("to show OffGame again when a game is left, and to count nothing")
    func left() async {
        await begin()
        interactor.gameDidLeave()
        #expect(log.take() == ["LoggedIn.routeToOffGame randomWin ticTacToe"])
        #expect(scores.counted.isEmpty)
        #expect(scoreStream.latest == Score(player1Score: 2))
    }

    @Test("to tell its listener that the two log out")
    func logOut() async {
        await begin()
        interactor.offGameDidLogOut()
        #expect(listener.events == ["loggedInDidLogOut"])
    }

    @Test("to leave no view behind when it resigns")
    func resigning() async {
        await begin()
        interactor.deactivate()
        #expect(log.take() == ["LoggedIn.cleanupViews()"])
    }

    @Test(
        "to launch the game that a link names, in capitals or not",
        arguments: ["ticTacToe", "TICTACTOE", "tictactoe"]
    )
    func launch(id: String) async throws {
        await begin()
        var launched = false
        try interactor.launchGame(with: id).subscribe { item, _ in
            launched = item === interactor
        }
        #expect(launched)
        #expect(log.take() == ["LoggedIn.routeToGame ticTacToe"])
    }

    @Test(
        "to change nothing for a link that names no game, and to say which there are",
        arguments: [
            (nil, "no game is named; games are randomWin, ticTacToe"),
            ("", "there is no game ''; games are randomWin, ticTacToe"),
            ("chess", "there is no game 'chess'; games are randomWin, ticTacToe"),
        ] as [(String?, String)]
    )
    func launchUnknown(id: String?, message: String) async throws {
        await begin()
        let error = #expect(throws: UnknownGameError.self) { try interactor.launchGame(with: id) }
        #expect(error?.description == message)
        #expect(log.take().isEmpty)
    }

    @Test("to tell what went wrong only until something else is done")
    func notices() async {
        scores.fail(with: BankError(.unreadableBook, code: "test", "the book cannot be read"))
        await begin()
        interactor.startGame(with: ticTacToe)
        #expect(statusStream.value == LoggedInStatus())
    }
}

@Suite("LoggedIn has the score reset")
@MainActor
struct ScoreResetTests {
    private let players = Players(player1Name: "김하나", player2Name: "이두리")
    private let scores = ScoresDouble(Score(player1Score: 2, draws: 1))
    private let signing = FakeSigning()
    private let log = CallLog()
    private let scoreStream = ScoreStreamImpl()
    private let statusStream = MutableValueStream(LoggedInStatus())

    private func begin(customer: CustomerID?) async -> (LoggedInInteractor, LoggedInRoutingDouble) {
        let interactor = LoggedInInteractor(
            players: players,
            games: [],
            scores: scores,
            customer: customer,
            mutableScoreStream: scoreStream,
            mutableStatusStream: statusStream
        )
        let router = LoggedInRoutingDouble("LoggedIn", interactor: interactor, log: log)
        router.signing = signing
        interactor.router = router
        router.start()
        await statusStream.settled()
        _ = log.take()
        return (interactor, router)
    }

    @Test("on the signature of the customer, whom Verify asks for the password")
    func signed() async throws {
        let (interactor, router) = await begin(customer: CustomerID("C000001"))
        interactor.resetScore()
        #expect(statusStream.value?.isAtWork == true)
        await statusStream.settled()
        let movement = try #require(router.requests.first?.movement)
        #expect(router.requests.count == 1)
        #expect(movement.purpose == .gameScoreReset)
        #expect(movement.customer == CustomerID("C000001"))
        #expect(scores.resets == 1)
        #expect(scoreStream.latest == Score())
        #expect(statusStream.value?.notice?.text.hasPrefix("The score is reset") == true)
        #expect(log.take() == ["LoggedIn.attachVerify", "LoggedIn.detachVerify"])
    }

    @Test("not when the person goes back, and says nothing then")
    func cancelled() async {
        signing.fail(with: FakeVerifyBuilder.cancellation)
        let (interactor, router) = await begin(customer: CustomerID("C000001"))
        defer { router.interactable.deactivate() }
        interactor.resetScore()
        await statusStream.settled()
        #expect(scores.resets == 0)
        #expect(scoreStream.latest == Score(player1Score: 2, draws: 1))
        #expect(statusStream.value == LoggedInStatus())
    }

    @Test("not when it is refused, and says why")
    func refused() async {
        signing.fail(with: BankError(.refused, code: "password.locked", "the password is locked"))
        let (interactor, router) = await begin(customer: CustomerID("C000001"))
        defer { router.interactable.deactivate() }
        interactor.resetScore()
        await statusStream.settled()
        #expect(scores.resets == 0)
        #expect(statusStream.value?.notice == .problem("The password is locked."))
    }

    @Test("not for who is not signed in to the bank, who is told where to do it")
    func signedOut() async {
        let (interactor, router) = await begin(customer: nil)
        defer { router.interactable.deactivate() }
        interactor.resetScore()
        #expect(log.take().isEmpty)
        #expect(
            statusStream.value?.notice
                == .problem(
                    "Only a customer of the bank can reset a score: "
                        + "sign in to the bank, and open the games there."
                )
        )
    }
}

@MainActor
final class LoggedInListenerDouble: RecordingListener<String>, LoggedInListener {
    func loggedInDidLogOut() { hear("loggedInDidLogOut") }
}

/// LoggedIn's router, as its interactor sees it. Verify signs at once where ``signing`` is set, and waits
/// for ever otherwise.
final class LoggedInRoutingDouble: RecordingRouter, LoggedInRouting {
    var signing: FakeSigning?
    private(set) var requests: [DIVerifyRequest] = []
    private var verify: DIVerifyRequest?

    func cleanupViews() { record() }

    func routeToOffGame(with games: [any Game]) {
        record((["routeToOffGame"] + games.map(\.title.id)).joined(separator: " "))
    }

    func routeToGame(with gameBuilder: any GameBuildable) {
        record("routeToGame \((gameBuilder as? GameDouble)?.title.id ?? "?")")
    }

    func attachVerify(for request: DIVerifyRequest, listener: any DIVerifyListener) throws {
        record("attachVerify")
        requests.append(request)
        verify = request
        guard let signing else { return }
        Task {
            do {
                let signed = try await signing.request(
                    withSign: SigningParameters.encode(request.movement)
                )
                listener.verifyDidFinish(with: .signed(signed))
            } catch let error as BankError where error == FakeVerifyBuilder.cancellation {
                listener.verifyDidFinish(with: .canceled)
            } catch let error as BankError {
                listener.verifyDidFinish(with: .refused(error))
            }
        }
    }

    func detachVerify() {
        guard verify != nil else { return }
        verify = nil
        record("detachVerify")
    }
}

extension ScoreStream {
    /// What a new subscriber is told.
    var latest: Score? {
        var latest: Score?
        score.subscribe { latest = $0 }.cancel()
        return latest
    }
}

extension MutableValueStream<LoggedInStatus> {
    /// Waits until LoggedIn is not at work any more.
    func settled(sourceLocation: SourceLocation = #_sourceLocation) async {
        for _ in 0..<100_000 where value?.isAtWork == true { await Task.yield() }
        #expect(value?.isAtWork == false, sourceLocation: sourceLocation)
    }
}
