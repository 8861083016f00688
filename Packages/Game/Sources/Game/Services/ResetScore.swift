import Bookkeeping
import GameInterface
import LedgerInterface
import SigningInterface

extension ScoresService {
    /// Resets the score of two players to zero, with a customer's signature.
    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let players = try PlayerNameRule.validated(players)
        do {
            return try await ledger.carryOut(
                ScoreResetRequest(players: players, customer: customer),
                options,
                sign: { try await signing.request(withSign: $0, preview: $1) },
                proposal: { try await proposal(options.id, of: players, by: customer) }
            )
        } catch let error as BankError where error.code == "book.missing" {
            throw Self.none(of: players)
        }
    }

    /// - Throws: `BankError` `game.score-none` before the first game, `game.score-zero` if the
    ///   score is zero.
    private func proposal(
        _ id: IdempotencyID,
        of players: Players,
        by customer: CustomerID
    ) async throws -> Proposal {
        guard let record = try await self.record(of: players) else {
            throw Self.none(of: players)
        }
        let score = record.value.score(of: players)
        guard score != Score() else {
            throw BankError(
                .refused,
                code: "game.score-zero",
                "the score of \(players.quoted) is zero already; there is nothing to reset"
            )
        }
        return Proposal(
            try ScoreDrafts.resetting(id, by: customer, of: players, in: record),
            preview: .resetting(score, of: players),
            signedBy: Proposal.Signer(customer)
        )
    }

    private static func none(of players: Players) -> BankError {
        BankError(.notFound, code: "game.score-none", "\(players.quoted) have not played yet")
    }
}

extension MovementPreview {
    fileprivate static func resetting(_ score: Score, of players: Players) -> MovementPreview {
        MovementPreview(
            title: "Score reset",
            about: Detail("Players", players.words),
            details: [Detail("So far", score.words)]
        )
    }
}

extension Players {
    fileprivate var words: String { "\(player1Name) and \(player2Name)" }

    fileprivate var quoted: String { "'\(player1Name)' and '\(player2Name)'" }
}

extension Score {
    /// The score in words, such as `3 to 2, 1 drawn`.
    fileprivate var words: String { "\(player1Score) to \(player2Score), \(draws) drawn" }
}
