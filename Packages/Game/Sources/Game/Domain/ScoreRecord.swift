import GameInterface

/// The score of two players as the book keeps it: one record for both, whoever of them was player 1.
struct ScoreRecord: Sendable, Codable {
    /// Who of the two comes first by the bytes of the name.
    private let first: String
    private let second: String
    private var firstWon = 0
    private var secondWon = 0
    private var draws = 0

    /// Of two who have not played yet.
    /// - Parameter players: Names that ``PlayerNameRule`` allows.
    init(of players: Players) {
        let names = [players.player1Name, players.player2Name].sorted { $0.precedesInBytes($1) }
        (first, second) = (names[0], names[1])
    }

    /// The two, in the record's own order.
    var players: Players { Players(player1Name: first, player2Name: second) }

    /// What names the record. No name has a slash, so no two pairs have the same.
    var name: String { "\(first)/\(second)" }

    /// Whether it is the record of these two. Names that were typed in different bytes and that
    /// Unicode takes for equal are the same names.
    func isOf(_ players: Players) -> Bool {
        players == self.players || players.swapped == self.players
    }

    /// The score in the order in which the two are asked for.
    func score(of players: Players) -> Score {
        players.player1Name == first
            ? Score(player1Score: firstWon, player2Score: secondWon, draws: draws)
            : Score(player1Score: secondWon, player2Score: firstWon, draws: draws)
    }

    /// Counts one more game.
    /// - Parameter winner: The name of who has won it; nil for a draw.
    mutating func count(winner: String?) {
        switch winner {
        case first: firstWon += 1
        case second: secondWon += 1
        default: draws += 1
        }
    }

    /// Resets the score to zeros.
    mutating func reset() {
        (firstWon, secondWon, draws) = (0, 0, 0)
    }
}

extension Players {
    fileprivate var swapped: Players {
        Players(player1Name: player2Name, player2Name: player1Name)
    }
}
