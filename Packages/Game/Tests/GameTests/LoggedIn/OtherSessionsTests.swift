import Bookkeeping
import GameInterface
import LedgerInterface
import RIBs
import RIBsTesting
import SigningInterface
import Testing
@testable import Game


@Suite("LoggedIn beside other sessions on the same book", .timeLimit(.minutes(1)))
@MainActor
struct OtherSessionsTests {
    private let scores = SharedScores()
    private let scoreStream = ScoreStreamImpl()
    private let interactor: LoggedInInteractor
    private let router: LoggedInRoutingDouble

    init() {
        interactor = LoggedInInteractor(
            players: Playing.players,
            games: [],
            scores: scores,
            customer: nil,
            mutableScoreStream: scoreStream,
            mutableStatusStream: MutableValueStream(LoggedInStatus())
        )
        router = LoggedInRoutingDouble("LoggedIn", interactor: interactor)
        interactor.router = router
    }

    @Test("shows the score of the book after a game, with what others have counted")
    func counted() async {
        await scores.answer()
        router.start()
        for _ in 0..<1_000 where scoreStream.latest == nil { await Task.yield() }
        #expect(scoreStream.latest == Score())
        await scores.countElsewhere(.player2)
        _ = await interactor.gameIsDecided(with: .player1).value
        #expect(scoreStream.latest == Score(player1Score: 1, player2Score: 1))
    }

    @Test("counts no game over a score that is being looked up")
    func lookedUpLate() async {
        router.start()
        let counting = interactor.gameIsDecided(with: .player1)
        for _ in 0..<1_000 { await Task.yield() }
        #expect(scoreStream.latest == nil, "the score is not known yet")
        await scores.answer()
        _ = await counting.value
        #expect(scoreStream.latest == Score(player1Score: 1))
    }
}

/// The scores of a book on which others play too. What they are is told when the test says so.
private actor SharedScores: ScoresInject {
    private var score = Score()
    private var isAnswering = false
    private var askers: [CheckedContinuation<Void, Never>] = []

    /// Answers from now on.
    func answer() {
        isAnswering = true
        for asker in askers { asker.resume() }
        askers = []
    }

    func countElsewhere(_ winner: PlayerType) {
        score.count(winner: winner)
    }

    func score(of players: Players) async throws -> Score {
        let asked = score
        if !isAnswering { await withCheckedContinuation { askers.append($0) } }
        return asked
    }

    func scores() async throws -> [(players: Players, score: Score)] { [] }

    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score {
        score.count(winner: winner)
        return score
    }

    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        throw BankError.nobodySignedIn
    }
}
