extension Bank {
    /// From the two names, each on a line of its own, to what there is to play.
    public static let loggingIn = ["Ann", "Ben", "login"]
    /// A game that player 1 wins with the last of these moves.
    public static let wonByPlayer1 = ["ticTacToe", "a1", "a2", "b1", "b2", "c1"]

    /// Plays `bank game` over a pipe.
    /// - Parameters:
    ///   - lines: What is typed, a line each; an action is the word in its brackets.
    ///   - words: The command.
    public func game(_ lines: [String], by words: [String] = ["game"]) throws -> Outcome {
        try run(words, input: lines.map { $0 + "\n" }.joined())
    }

    /// All scores that are kept, one as `Ann 2, Ben 1, drawn 0`, in the order of `bank game scores`.
    public func scores() throws -> [String] {
        let answer = try expecting("game scores")
        guard let scores = answer["scores"] as? [[String: any Sendable]] else { return [] }
        return try scores.map { score in
            let players = try ["player1", "player2"].map { player in
                try "\(text(player, in: score)) \(won("\(player)Score", in: score))"
            }
            return try "\(players[0]), \(players[1]), drawn \(won("draws", in: score))"
        }
    }
}
