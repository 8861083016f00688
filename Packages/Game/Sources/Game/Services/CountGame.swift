import Bookkeeping
import GameInterface
import LedgerInterface

extension ScoresService {
    /// Counts a finished game, and returns the new score in the order of `players`.
    func count(
        winner: PlayerType?,
        of players: Players,
        under id: IdempotencyID
    ) async throws -> Score {
        let players = try PlayerNameRule.validated(players)
        let winner = winner.map { players[$0] }
        if try await ledger.unlessMissing({ try await ledger.businessDate() }) == nil {
            try await ledger.start(on: nil)
        }
        _ = try await ledger.carryOut(
            GameResultRequest(players: players, winner: winner),
            RequestOptions(id: id) { _ in }
        ) {
            let record = try await self.record(of: players)
            return Proposal(try ScoreDrafts.counting(id, winner: winner, of: players, in: record))
        }
        return try await score(of: players)
    }
}
