import BankConsoleTesting
import GameInterface
import Synchronization

/// Scores in memory, which no customer can reset.
final class FakeScores: ScoresInject {
    struct Counted: Equatable {
        let winner: PlayerType?
        let players: Players
    }

    private struct State {
        var score = Score()
        var counted: [Counted] = []
        var failure: BankError?
    }

    private let state: Mutex<State>

    /// - Parameter score: The score of earlier games.
    init(_ score: Score = Score()) {
        state = Mutex(State(score: score))
    }

    /// The counted games in order.
    var counted: [Counted] { state.withLock { $0.counted } }

    /// Makes every call throw an error from now on; nil ends that.
    func fail(with error: BankError?) {
        state.withLock { $0.failure = error }
    }

    func score(of players: Players) async throws -> Score {
        try state.withLock { state in
            if let failure = state.failure { throw failure }
            return state.score
        }
    }

    func scores() async throws -> [(players: Players, score: Score)] { [] }

    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score {
        try state.withLock { state in
            if let failure = state.failure { throw failure }
            state.counted.append(Counted(winner: winner, players: players))
            state.score.count(winner: winner)
            return state.score
        }
    }

    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        throw CancellationError()
    }
}
