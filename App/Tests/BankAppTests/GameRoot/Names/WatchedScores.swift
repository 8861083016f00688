import Bookkeeping
import GameInterface
import LedgerInterface
import SigningInterface

/// Scores that write down whose is asked for: player 1 has won three games, player 2 one.
struct WatchedScores: ScoresInject {
    let names: NamesOnTheirWay

    func score(of players: Players) async throws -> Score {
        await names.see(players.player1Name, players.player2Name, at: "ScoresInject.score")
        return Score(player1Score: 3, player2Score: 1)
    }

    func scores() async throws -> [(players: Players, score: Score)] { [] }

    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score { throw CancellationError() }

    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome { throw CancellationError() }
}
