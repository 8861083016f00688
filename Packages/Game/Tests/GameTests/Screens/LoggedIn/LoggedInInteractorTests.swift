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

@Suite("LoggedIn's interactor", .timeLimit(.minutes(20)))
@MainActor
struct LoggedInInteractorTests {
    private let players = Players(player1Name: "김하나", player2Name: "이두리")
    private let log = CallLog()
    private let scores = FakeScores(Score(player1Score: 2))
    private let scoreStream = ScoreStreamImpl()
    private let isWorkingStream = MutableValueStream(false)
    private let notices = NoticeRecorder()
    private let listener = LoggedInListenerDouble()
    private let randomWin: GameBuilderDouble
    private let ticTacToe: GameBuilderDouble
    private let interactor: LoggedInInteractor
    private let router: LoggedInRoutingDouble

    init() {
        DetachmentWatch.begin { Issue.record("\($0)") }
        randomWin = GameBuilderDouble(.randomWin, log: log)
        ticTacToe = GameBuilderDouble(.ticTacToe, log: log)
        interactor = LoggedInInteractor(
            players: players,
            games: [randomWin.game, ticTacToe.game],
            scores: scores,
            customer: CustomerID("C000001"),
            mutableScoreStream: scoreStream,
            mutableIsWorkingStream: isWorkingStream,
            mutableNoticeStream: notices.stream
        )
        router = LoggedInRoutingDouble("LoggedIn", interactor: interactor, log: log)
        interactor.listener = listener
    }

    /// Attaches LoggedIn, and waits until the score is known.
    private func begin() async {
        router.start()
        await isWorkingStream.settled()
        _ = log.take()
    }

    @Test("LoggedIn shows OffGame with all games as soon as it is attached")
    func offGame() async {
        router.start()
        #expect(
            log.take() == ["LoggedIn.routeToOffGame randomWin ticTacToe", "LoggedIn.didLoad()"]
        )
    }

    @Test("LoggedIn reads the score, and blocks input until it is known")
    func lookUp() async {
        router.start()
        #expect(isWorkingStream.value == true)
        #expect(scoreStream.latest == nil)
        await isWorkingStream.settled()
        #expect(scoreStream.latest == Score(player1Score: 2))
        #expect(notices.sent.isEmpty)
    }

    @Test("LoggedIn starts from zero when the score cannot be read, and shows the reason")
    func lookUpFails() async {
        scores.fail(with: BankError(.unreadableBook, code: "test", "the book cannot be read"))
        await begin()
        #expect(scoreStream.latest == Score())
        #expect(notices.sent == [.problem("The book cannot be read.")])
    }

    @Test("LoggedIn starts the game that was chosen in OffGame")
    func start() async {
        await begin()
        interactor.startGame(with: ticTacToe)
        #expect(log.take() == ["LoggedIn.routeToGame ticTacToe"])
    }

    @Test(
        "LoggedIn counts a game as soon as it is decided, and keeps its announcement",
        arguments: [PlayerType.player1, .player2, nil] as [PlayerType?]
    )
    func decided(winner: PlayerType?) async {
        await begin()
        #expect(await interactor.gameIsDecided(with: winner).value == nil)
        #expect(scores.counted == [FakeScores.Counted(winner: winner, players: players)])
        var score = Score(player1Score: 2)
        score.count(winner: winner)
        #expect(scoreStream.latest == score)
        #expect(log.take().isEmpty, "the announcement is still open")
    }

    @Test("a game that cannot be counted leaves the score unchanged and returns the reason")
    func notKept() async {
        await begin()
        scores.fail(with: BankError(.internalError, code: "test", "the disk is full"))
        let notice = await interactor.gameIsDecided(with: .player1).value
        #expect(notice == .problem("This game is not counted. The disk is full."))
        #expect(scoreStream.latest == Score(player1Score: 2))
    }

    @Test("LoggedIn shows OffGame when the announcement is closed, without counting again")
    func ended() async {
        await begin()
        interactor.gameDidEnd(with: .player1)
        #expect(log.take() == ["LoggedIn.routeToOffGame randomWin ticTacToe"])
        #expect(scores.counted.isEmpty)
    }

    @Test("LoggedIn shows OffGame when a game is left, and counts nothing")
    func left() async {
        await begin()
        interactor.gameDidLeave()
        #expect(log.take() == ["LoggedIn.routeToOffGame randomWin ticTacToe"])
        #expect(scores.counted.isEmpty)
        #expect(scoreStream.latest == Score(player1Score: 2))
    }

    @Test("LoggedIn reports the logout to its listener")
    func logOut() async {
        await begin()
        interactor.offGameDidLogOut()
        #expect(listener.events == ["loggedInDidLogOut"])
    }

    @Test("LoggedIn cleans up its views when it is deactivated")
    func resigning() async {
        await begin()
        interactor.deactivate()
        #expect(log.take() == ["LoggedIn.cleanupViews()"])
    }

    @Test(
        "LoggedIn launches the game of a link, in any case",
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
        "a link with an unknown game changes nothing, and the error lists the games",
        arguments: [
            (nil, "no game is named; games are 'randomWin', 'ticTacToe'"),
            ("", "there is no game ''; games are 'randomWin', 'ticTacToe'"),
            ("chess", "there is no game 'chess'; games are 'randomWin', 'ticTacToe'"),
        ] as [(String?, String)]
    )
    func launchUnknown(id: String?, message: String) async throws {
        await begin()
        let error = #expect(throws: UnknownGameError.self) { try interactor.launchGame(with: id) }
        #expect(error?.description == message)
        #expect(log.take().isEmpty)
    }

    @Test("a notice is not sent to the screen that follows")
    func noticeOnce() async {
        scores.fail(with: BankError(.unreadableBook, code: "test", "the book cannot be read"))
        await begin()
        interactor.startGame(with: ticTacToe)
        interactor.gameDidLeave()
        var later: [Notice] = []
        notices.stream.subscribe { later.append($0) }
        #expect(later.isEmpty)
        #expect(notices.sent.count == 1)
        #expect(isWorkingStream.value == false)
    }
}

@Suite("Resetting the score in LoggedIn", .timeLimit(.minutes(20)))
@MainActor
struct ScoreResetTests {
    private let players = Players(player1Name: "김하나", player2Name: "이두리")
    private let scores = FakeScores(Score(player1Score: 2, draws: 1))
    private let signing = FakeSigning()
    private let log = CallLog()
    private let scoreStream = ScoreStreamImpl()
    private let isWorkingStream = MutableValueStream(false)
    private let notices = NoticeRecorder()

    private func begin(customer: CustomerID?) async -> (LoggedInInteractor, LoggedInRoutingDouble) {
        let interactor = LoggedInInteractor(
            players: players,
            games: [],
            scores: scores,
            customer: customer,
            mutableScoreStream: scoreStream,
            mutableIsWorkingStream: isWorkingStream,
            mutableNoticeStream: notices.stream
        )
        let router = LoggedInRoutingDouble("LoggedIn", interactor: interactor, log: log)
        router.signing = signing
        router.start()
        await isWorkingStream.settled()
        _ = log.take()
        return (interactor, router)
    }

    @Test("the score is reset after the customer signs in Verify")
    func signed() async throws {
        let (interactor, router) = await begin(customer: CustomerID("C000001"))
        interactor.resetScore()
        #expect(isWorkingStream.value == true)
        await isWorkingStream.settled()
        let movement = try #require(router.requests.first)
        #expect(router.requests.count == 1)
        #expect(movement.purpose == .gameScoreReset)
        #expect(movement.customer == CustomerID("C000001"))
        #expect(scores.resets == 1)
        #expect(scoreStream.latest == Score())
        #expect(notices.sent.count == 1)
        #expect(notices.sent.last?.text.hasPrefix("The score is reset") == true)
        #expect(log.take() == ["LoggedIn.attachVerify", "LoggedIn.detachVerify"])
    }

    @Test("the score is not reset when the person goes back, and no notice is shown")
    func canceled() async {
        signing.fail(with: FakeVerifyBuilder.cancellation)
        let (interactor, router) = await begin(customer: CustomerID("C000001"))
        defer { router.interactable.deactivate() }
        interactor.resetScore()
        await isWorkingStream.settled()
        #expect(scores.resets == 0)
        #expect(scoreStream.latest == Score(player1Score: 2, draws: 1))
        #expect(isWorkingStream.value == false)
        #expect(notices.sent.isEmpty)
    }

    @Test("the score is not reset when Verify refuses, and the reason is shown")
    func refused() async {
        signing.fail(with: BankError(.refused, code: "password.locked", "the password is locked"))
        let (interactor, router) = await begin(customer: CustomerID("C000001"))
        defer { router.interactable.deactivate() }
        interactor.resetScore()
        await isWorkingStream.settled()
        #expect(scores.resets == 0)
        #expect(notices.sent == [.problem("The password is locked.")])
    }

    @Test("the score is not reset when no customer is signed in, and a notice says what to do")
    func signedOut() async {
        let (interactor, router) = await begin(customer: nil)
        defer { router.interactable.deactivate() }
        interactor.resetScore()
        #expect(log.take().isEmpty)
        #expect(
            notices.sent == [
                .problem(
                    "Only a customer of the bank can reset a score: "
                        + "sign in to the bank, and open the games there."
                )
            ]
        )
    }
}

@MainActor
final class LoggedInListenerDouble: RecordingListener<String>, LoggedInPluginListener {
    func loggedInDidLogOut() { record("loggedInDidLogOut") }
}

/// A router of LoggedIn whose Verify signs at once if ``signing`` is set, and never otherwise.
final class LoggedInRoutingDouble: RecordingRouter, LoggedInRouting {
    var signing: FakeSigning?
    private(set) var requests: [Movement] = []
    private var verify: Movement?

    func cleanupViews() { record() }

    func routeToOffGame(with games: [Game]) {
        record((["routeToOffGame"] + games.map(\.title.id)).joined(separator: " "))
    }

    func routeToGame(with gameBuilder: any GameBuildable) {
        record("routeToGame \((gameBuilder as? GameBuilderDouble)?.title.id ?? "?")")
    }

    func attachVerify(for movement: Movement, listener: any DIVerifyListener) throws {
        record("attachVerify")
        requests.append(movement)
        verify = movement
        guard let signing else { return }
        Task {
            do {
                let signed = try await signing.request(signing: movement)
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
    /// The value for a new subscriber.
    var latest: Score? {
        var latest: Score?
        score.subscribe { latest = $0 }.cancel()
        return latest
    }
}

extension ValueStream<Bool> {
    /// Waits until LoggedIn has finished its work.
    func settled() async {
        for await isWorking in self where !isWorking { break }
    }
}

/// A stream of notices that records them.
@MainActor
private final class NoticeRecorder {
    let stream = MutableEventStream<Notice>()
    private(set) var sent: [Notice] = []

    init() {
        stream.subscribe { [weak self] in self?.sent.append($0) }
    }
}
