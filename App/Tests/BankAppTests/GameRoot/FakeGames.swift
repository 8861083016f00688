import Bookkeeping
import GameInterface
import LedgerInterface
import SigningInterface

/// The two games of the tutorials, without their rules.
struct FakeGames: GameInject {
    static let randomWin = GameTitle(id: "randomWin", name: "Random Win")
    static let ticTacToe = GameTitle(id: "ticTacToe", name: "Tic Tac Toe")

    let games = [randomWin, ticTacToe]

    func status(after moves: [String]) throws -> GameStatus { .next(.player1) }
}

/// Scores that are always 0.
struct FakeScores: ScoresInject {
    func score(of players: Players) async throws -> Score { Score() }

    func scores() async throws -> [(players: Players, score: Score)] { [] }

    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score { Score() }

    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome { throw CancellationError() }
}
