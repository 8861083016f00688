extension Bank {
    /// The lines from the names of two players to the list of games.
    public static let loggingIn = ["Ann", "Ben", "login"]
    /// The lines of a game that player 1 wins with the last one.
    public static let wonByPlayer1 = ["ticTacToe", "a1", "a2", "b1", "b2", "c1"]

    /// Plays `bank game` line by line.
    ///
    /// - Parameters:
    ///   - lines: The typed lines; an action is the word in its brackets.
    ///   - words: The command.
    public func game(_ lines: [String], by words: [String] = ["game"]) throws -> Outcome {
        try run(words, input: lines.map { $0 + "\n" }.joined())
    }

    /// Returns the scores in the order of `bank game scores`, each as `Ann 2, Ben 1, drawn 0`.
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
