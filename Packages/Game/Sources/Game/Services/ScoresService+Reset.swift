import Bookkeeping
import GameInterface
import LedgerInterface
import SigningInterface

extension ScoresService {
    /// What the signature names where others name accounts: no money moves, and nobody owns a
    /// score.
    private static let place = AccountID("bank/game-scores")

    func reset(
        scoreOf players: Players,
        by customer: CustomerID,
        signing: any SigningInject,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let players = try PlayerNameRule.checked(players)
        let intent = Intent(
            id: options.id,
            purpose: .gameScoreReset,
            content: [
                "players": ScoreRecord(of: players).name,
                "customer": customer.rawValue,
            ]
        )
        if let first = try await readingBook({ try await ledger.receipt(for: intent) }) {
            return .posted(first)
        }
        let score = try await playedScore(of: players).value.score(of: players)
        guard score != Score() else {
            throw BankError(
                .refused,
                code: "game.score-zero",
                "the score of \(players.words) is all zeros already; there is nothing to reset"
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
                        from: Self.place,
                        to: Self.place,
                        amount: .zero
                    )
                )
            },
            draft: { authority in
                var score = try await playedScore(of: players)
                score.value.reset()
                return TransactionDraft(
                    intent,
                    authority: authority,
                    records: [try score.update()]
                )
            }
        )
    }

    /// - Throws: `BankError` `game.score-none`.
    private func playedScore(of players: Players) async throws -> TypedRecord<ScoreRecord> {
        guard let record = try await readingBook({ try await record(of: players) }) else {
            throw BankError(
                .notFound,
                code: "game.score-none",
                "\(players.words) have not played yet"
            )
        }
        return record
    }
}

extension MovementPreview {
    /// What the person agrees to before a score is reset.
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
}

extension Score {
    /// `3 to 2, 1 drawn`
    fileprivate var words: String { "\(player1Score) to \(player2Score), \(draws) drawn" }
}
