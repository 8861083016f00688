/// How many games two players have won against each other, and how many were drawn.
public struct Score: Sendable, Hashable, Codable {
    /// Games that player 1 has won; 0 or more.
    public var player1Score: Int
    /// Games that player 2 has won; 0 or more.
    public var player2Score: Int
    /// Games that nobody has won; 0 or more.
    public var draws: Int

    /// Nothing was played yet, unless told.
    public init(player1Score: Int = 0, player2Score: Int = 0, draws: Int = 0) {
        self.player1Score = player1Score
        self.player2Score = player2Score
        self.draws = draws
    }

    /// How many games a player has won.
    public subscript(player: PlayerType) -> Int {
        switch player {
        case .player1: player1Score
        case .player2: player2Score
        }
    }

    /// Counts one more game.
    /// - Parameter winner: Who has won it; nil for a draw.
    public mutating func count(winner: PlayerType?) {
        switch winner {
        case .player1: player1Score += 1
        case .player2: player2Score += 1
        case nil: draws += 1
        }
    }
}
