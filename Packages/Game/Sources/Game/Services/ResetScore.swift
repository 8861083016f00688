import Bookkeeping
import GameInterface
import LedgerInterface
import SigningInterface

/// Resets the score of two players to zeros with a customer's signature.
struct ResetScore: Sendable {
    /// The account that the signature names: no money moves, and no customer owns a score.
    private static let account = AccountID("bank/game-scores")

    let service: ScoresService
    let signing: any SigningInject

    func callAsFunction(
        of players: Players,
        by customer: CustomerID,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let players = try PlayerNameRule.validated(players)
        let ledger = service.ledger
        let intent = Intent(
            id: options.id,
            purpose: .gameScoreReset,
            content: [
                "players": ScoreRecord(of: players).name,
                "customer": customer.rawValue,
            ]
        )
        if let first = try await service.readingBook({ try await ledger.receipt(for: intent) }) {
            return .posted(first)
        }
        let score = try await record(of: players).value.score(of: players)
        guard score != Score() else {
            throw BankError(
                .refused,
                code: "game.score-zero",
                "the score of \(players.quoted) is all zeros already; there is nothing to reset"
            )
        }
        return try await ledger.carryOut(
            options,
            preview: .resetting(score, of: players),
            authority: {
                try await signing.request(
                    signing: Movement(
                        of: intent,
                        by: customer,
                        from: Self.account,
                        to: Self.account,
                        amount: .zero
                    )
                )
            },
            draft: { authority in
                var record = try await record(of: players)
                record.value.reset()
                return TransactionDraft(
                    intent,
                    authority: authority,
                    records: [try record.update()]
                )
            }
        )
    }

    /// - Throws: `BankError` `game.score-none` before their first game.
    private func record(of players: Players) async throws -> TypedRecord<ScoreRecord> {
        guard let record = try await service.readingBook({ try await service.record(of: players) })
        else {
            throw BankError(
                .notFound,
                code: "game.score-none",
                "\(players.quoted) have not played yet"
            )
        }
        return record
    }
}

extension MovementPreview {
    fileprivate static func resetting(_ score: Score, of players: Players) -> MovementPreview {
        MovementPreview(
            title: "Score reset",
            from: "the score of \(players.words)",
            to: "nobody",
            amount: .zero,
            details: [Detail("So far", score.words)]
        )
    }
}

extension Players {
    fileprivate var words: String { "\(player1Name) and \(player2Name)" }

    fileprivate var quoted: String { "'\(player1Name)' and '\(player2Name)'" }
}

extension Score {
    /// `3 to 2, 1 drawn`
    fileprivate var words: String { "\(player1Score) to \(player2Score), \(draws) drawn" }
}
