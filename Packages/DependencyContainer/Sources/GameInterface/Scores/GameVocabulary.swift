import Bookkeeping

extension Purpose {
    /// A game was played: one more is counted in the score of the two who played.
    public static let gameResult = Purpose("game.result")
    /// The score of two players is reset to zeros; a customer signs for it.
    public static let gameScoreReset = Purpose("game.score-reset")
}
