import Bookkeeping
import DependencyContainer
import LedgerInterface
import SigningInterface

/// The scores of those who have played, kept in the book.
///
/// Two players have one score, whoever of them is player 1; it is told in the order asked for.
public protocol ScoresInject: Sendable {
    /// The score of two players; nothing but zeros where they have not played yet, or there is no book.
    /// - Throws: `BankError` of the ledger, but for `book.missing`.
    func score(of players: Players) async throws -> Score

    /// The scores of all who have played, by name.
    /// - Throws: `BankError` of the ledger, but for `book.missing`.
    func scores() async throws -> [(players: Players, score: Score)]

    /// Counts one more game, and begins the book where there is none.
    ///
    /// - Parameters:
    ///   - winner: Who has won; nil for a draw.
    ///   - players: Who have played.
    ///   - id: The name under which it is counted at most once.
    /// - Returns: The score with that game.
    /// - Throws: `BankError` of the ledger, `game.player` for a name that no player can have,
    ///   `game.players` where both have the same.
    @discardableResult
    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score

    /// Resets the score of two players to zeros, on a customer's signature.
    ///
    /// - Parameters:
    ///   - players: Who have played.
    ///   - customer: Who signs for it: any customer of the bank.
    ///   - signing: Has that customer sign.
    ///   - options: How the person wants it carried out.
    /// - Throws: `BankError` `game.score-none` where they have not played, `game.score-zero` where there is
    ///   nothing to reset, and what signing throws.
    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome
}

/// The scores.
public let scoresInject = InjectID<any ScoresInject>("ScoresInject")
