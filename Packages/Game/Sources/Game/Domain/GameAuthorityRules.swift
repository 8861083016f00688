import Bookkeeping
import GameInterface

/// The authority rules for requests about scores.
enum GameAuthorityRules {
    static let all = [result, reset]

    private static let result = AuthorityRule(
        .gameResult,
        by: .unneeded,
        changing: [ScoreDrafts.collection]
    ) { review in
        let (players, record) = (try review.players(), try review.score())
        let winner = review.entry.intent.content["winner"] ?? ""
        try review.require(
            ["", players.player1Name, players.player2Name].contains(winner),
            "the winner '\(winner)' is not one of the players"
        )
        try review.requireSame(
            as: ScoreDrafts.counting(
                review.entry.intent.id,
                winner: winner.isEmpty ? nil : winner,
                of: players,
                in: record
            )
        )
    }

    private static let reset = AuthorityRule(
        .gameScoreReset,
        by: .customer,
        changing: [ScoreDrafts.collection]
    ) { review in
        guard let record = try review.score() else { throw review.refusal("no score exists") }
        let customer = CustomerID(review.entry.intent.content["customer"] ?? "")
        try review.require(
            review.signer == nil || review.signer == customer,
            "the customer '\(customer)' did not sign"
        )
        try review.requireSame(
            as: ScoreDrafts.resetting(
                review.entry.intent.id,
                by: customer,
                of: review.players(),
                in: record
            )
        )
    }
}

extension EntryReview {
    /// Returns the players that the request names, in the order of their score.
    fileprivate func players() throws -> Players {
        let names = (entry.intent.content["players"] ?? "")
            .split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard names.count == 2,
            let players = try? PlayerNameRule.validated(
                Players(player1Name: names[0], player2Name: names[1])
            )
        else { throw refusal("the request does not name two valid players") }
        return players
    }

    /// Returns the players' score before the entry; nil for their first game.
    fileprivate func score() throws -> TypedRecord<ScoreRecord>? {
        guard let before = try transition(in: ScoreDrafts.collection).before else { return nil }
        let score = try TypedRecord<ScoreRecord>(before)
        try require(score.value.isOf(players()), "the score belongs to other players")
        return score
    }
}
