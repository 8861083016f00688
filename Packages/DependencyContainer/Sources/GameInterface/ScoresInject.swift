public import Bookkeeping
public import DependencyContainer
public import LedgerInterface
public import SigningInterface

/// The scores of the players, kept in the book.
///
/// Two players have one score, even if they swap the roles of player 1 and player 2. The score is
/// returned in the order of the requested players.
public protocol ScoresInject: Sendable {
    /// Returns the score of two players; zeros before their first game or without a book.
    /// - Throws: `BankError` of the ledger, except `book.missing`.
    func score(of players: Players) async throws -> Score

    /// Returns the scores of all pairs of players, sorted by name.
    /// - Throws: `BankError` of the ledger, except `book.missing`.
    func scores() async throws -> [(players: Players, score: Score)]

    /// Counts a game, and creates the book if it does not exist.
    /// - Parameters:
    ///   - winner: The winner; nil for a draw.
    ///   - players: The players.
    ///   - id: The idempotency key: games with the same key are counted once.
    /// - Returns: The score that includes the new game.
    /// - Throws: `BankError` of the ledger, `game.player` for an invalid name, and `game.players`
    ///   for equal names.
    @discardableResult
    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score

    /// Resets the score of two players to zeros with a customer's signature.
    /// - Parameters:
    ///   - players: The players.
    ///   - customer: The customer who signs; any customer of the bank can sign.
    ///   - signing: The service that asks for the signature.
    ///   - options: The choices of the player.
    /// - Throws: `BankError` `game.score-none` before the first game of the players,
    ///   `game.score-zero` if the score is zero already, and the errors of signing.
    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome
}

/// The id of the ``ScoresInject`` service.
public let scoresInject = InjectID<any ScoresInject>("ScoresInject")

/// The results of two players against each other.
public struct Score: Sendable, Hashable, Codable {
    /// The number of games that player 1 has won.
    public var player1Score: Int
    /// The number of games that player 2 has won.
    public var player2Score: Int
    /// The number of games without a winner.
    public var draws: Int

    /// Creates a score.
    /// - Parameters:
    ///   - player1Score: The number of games that player 1 has won, zero or more.
    ///   - player2Score: The number of games that player 2 has won, zero or more.
    ///   - draws: The number of games without a winner, zero or more.
    public init(player1Score: Int = 0, player2Score: Int = 0, draws: Int = 0) {
        self.player1Score = player1Score
        self.player2Score = player2Score
        self.draws = draws
    }

    /// The number of games that a player has won.
    public subscript(player: PlayerType) -> Int {
        switch player {
        case .player1: player1Score
        case .player2: player2Score
        }
    }

    /// Counts a game.
    /// - Parameter winner: The winner; nil for a draw.
    public mutating func count(winner: PlayerType?) {
        switch winner {
        case .player1: player1Score &+= 1
        case .player2: player2Score &+= 1
        case nil: draws &+= 1
        }
    }
}

extension Purpose {
    /// Counting a game.
    public static let gameResult = Purpose("game.result")
    /// Resetting the score of two players to zeros; a customer signs the request.
    public static let gameScoreReset = Purpose("game.score-reset")
}
