import Bookkeeping
import GameInterface
import LedgerInterface
import RIBs
import RIBsTesting
import SigningInterface
import Testing

@testable import Game

@Suite("LoggedIn with other sessions on the same book", .timeLimit(.minutes(20)))
@MainActor
struct LoggedInSharedBookTests {
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
            mutableIsWorkingStream: MutableValueStream(false),
            mutableNoticeStream: MutableEventStream()
        )
        router = LoggedInRoutingDouble("LoggedIn", interactor: interactor)
    }

    @Test("the score after a game includes the games of another session")
    func counted() async {
        await scores.answer()
        router.start()
        await wait { scoreStream.latest != nil }
        #expect(scoreStream.latest == Score())
        await scores.countElsewhere(.player2)
        _ = await interactor.gameIsDecided(with: .player1).value
        #expect(scoreStream.latest == Score(player1Score: 1, player2Score: 1))
    }

    @Test("a game is counted after the score has been read")
    func lookedUpLate() async {
        router.start()
        let counting = interactor.gameIsDecided(with: .player1)
        await wait { await scores.isBeingRead }
        // Begins after the first step of `counting`, which must not count yet.
        await Task {}.value
        #expect(scoreStream.latest == nil, "the score is not known yet")
        await scores.answer()
        _ = await counting.value
        #expect(scoreStream.latest == Score(player1Score: 1))
    }
}

/// Scores that other sessions change, too, and whose reading waits for the test.
private actor SharedScores: ScoresInject {
    private var score = Score()
    private var isAnswering = false
    private var askers: [CheckedContinuation<Void, Never>] = []

    var isBeingRead: Bool { !askers.isEmpty }

    /// Lets reading continue.
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
        throw BankError.notSignedIn
    }
}
