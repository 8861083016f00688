import Bookkeeping
import GameInterface

/// Builds the transaction for a request about scores, from the request and the stored record.
///
/// The use cases post these drafts. The authority rules build each draft again, and refuse an entry
/// that differs from the draft.
enum ScoreDrafts {
    /// The collection of the score records, one record for each pair of players.
    static let collection = "game-score"

    /// Returns the transaction that counts a game.
    /// - Parameters:
    ///   - id: The idempotency key under which the game is counted at most once.
    ///   - winner: The name of the winner; nil for a draw.
    ///   - players: The two players of the game.
    ///   - record: The score before the game; nil before the first game.
    static func counting(
        _ id: IdempotencyID,
        winner: String?,
        of players: Players,
        in record: TypedRecord<ScoreRecord>?
    ) throws -> TransactionDraft {
        var score = record?.value ?? ScoreRecord(of: players)
        score.count(winner: winner)
        let key = RecordKey(collection, score.name)
        return TransactionDraft(
            Intent(id: id, GameResultRequest(players: players, winner: winner)),
            records: [try record.map { try .update($0.record, to: score) } ?? .create(key, score)]
        )
    }

    /// Returns the transaction that resets a score to zero.
    static func resetting(
        _ id: IdempotencyID,
        by customer: CustomerID,
        of players: Players,
        in record: TypedRecord<ScoreRecord>
    ) throws -> TransactionDraft {
        var reset = record
        reset.value.reset()
        return TransactionDraft(
            Intent(id: id, ScoreResetRequest(players: players, customer: customer)),
            records: [try reset.update()]
        )
    }
}
