import BankConsoleTesting
import GameInterface

/// The two games of the tutorials, without their rules.
struct FakeGames: GameInject {
    static let randomWin = GameTitle(id: "randomWin", name: "Random Win")
    static let ticTacToe = GameTitle(id: "ticTacToe", name: "Tic Tac Toe")

    let games = [randomWin, ticTacToe]

    func status(after moves: [String]) throws -> GameStatus { .next(.player1) }
}

/// Scores that are 0, except those of the players who are given.
struct FakeScores: ScoresInject {
    var known: [Players: Score] = [:]

    func score(of players: Players) async throws -> Score { known[players] ?? Score() }

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
