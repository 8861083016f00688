import Bookkeeping
import GameInterface
import LedgerInterface
import SigningInterface
import Synchronization
@testable import Game


/// Scores that remember no more than how many games were counted.
final class ForgettingScores: ScoresInject {
    private let state = Mutex(Score())

    var score: Score { state.withLock { $0 } }

    func score(of players: Players) async throws -> Score { score }

    func scores() async throws -> [(players: Players, score: Score)] { [] }

    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score {
        state.withLock { score in
            score.count(winner: winner)
            return score
        }
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
