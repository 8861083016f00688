import Bookkeeping
import GameInterface
import LedgerInterface

/// Counts a game that has ended.
struct CountGame: Sendable {
    let service: ScoresService

    func callAsFunction(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score {
        let players = try PlayerNameRule.validated(players)
        let winner = winner.map { players[$0] }
        let intent = Intent(
            id: id,
            purpose: .gameResult,
            content: ["players": ScoreRecord(of: players).name, "winner": winner ?? ""]
        )
        let ledger = service.ledger
        if try await service.readingBook({ try await ledger.businessDate() }) == nil {
            try await ledger.start(on: nil)
        }
        return try await ledger.retryingConflicts {
            let found = try await service.record(of: players)
            var value = found?.value ?? ScoreRecord(of: players)
            value.count(winner: winner)
            let change: RecordChange =
                if let found {
                    try .update(found.record, to: value)
                } else {
                    try .create(ScoresService.key(of: value), value)
                }
            let receipt = try await ledger.post(
                TransactionDraft(intent, authority: .unneeded, records: [change])
            )
            // A repeated request writes nothing, so the score is the one in the book.
            return receipt.isRepeat
                ? try await service.score(of: players) : value.score(of: players)
        }
    }
}
