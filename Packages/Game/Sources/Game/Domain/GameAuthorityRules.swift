import Bookkeeping
import GameInterface

/// The authority rules for requests about scores.
enum GameAuthorityRules {
    static let all = [result, reset]

    private static let result = AuthorityRule(
        .gameResult,
        by: .unneeded,
        changing: [ScoreDrafts.collection]
    ) { (request: GameResultRequest, review) in
        let (players, winner) = (request.players, request.winner)
        try review.require(
            [nil, players.player1Name, players.player2Name].contains(winner),
            "'\(winner ?? "")' is not one of the players"
        )
        try review.requireSame(
            as: ScoreDrafts.counting(
                review.id,
                winner: winner,
                of: players,
                in: review.score(of: players)
            )
        )
    }

    private static let reset = AuthorityRule(
        .gameScoreReset,
        by: .customer,
        changing: [ScoreDrafts.collection]
    ) { (request: ScoreResetRequest, review) in
        guard let record = try review.score(of: request.players) else {
            throw review.refusal("there is no score")
        }
        try review.require(
            review.signer == nil || review.signer == request.customer,
            "'\(request.customer)' did not sign"
        )
        try review.requireSame(
            as: ScoreDrafts.resetting(
                review.id,
                by: request.customer,
                of: request.players,
                in: record
            )
        )
    }
}

extension EntryReview {
    /// Returns the score of `players` before the reviewed entry; nil for a new score.
    fileprivate func score(of players: Players) throws -> TypedRecord<ScoreRecord>? {
        guard let before = try transition(in: ScoreDrafts.collection).before else { return nil }
        let score = try TypedRecord<ScoreRecord>(before)
        try require(score.value.isOf(players), "the score belongs to other players")
        return score
    }
}
