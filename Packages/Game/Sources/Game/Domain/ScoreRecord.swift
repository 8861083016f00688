import Bookkeeping
import GameInterface

/// The score of two players in the book; one record serves both orders of the two names.
struct ScoreRecord: Sendable, Codable {
    /// The name that comes first in byte order.
    private let first: String
    private let second: String
    private var firstWon = 0
    private var secondWon = 0
    private var draws = 0

    /// Creates the score of two players who have not played yet.
    /// - Parameter players: Names that ``PlayerNameRule`` has validated.
    init(of players: Players) {
        let names = [players.player1Name, players.player2Name].sorted { $0.precedesInBytes($1) }
        (first, second) = (names[0], names[1])
    }

    /// The players in the order in which the record has them.
    var players: Players { Players(player1Name: first, player2Name: second) }

    /// The name of the record, which is unique because no player's name has a slash.
    var name: String { "\(first)/\(second)" }

    /// Returns whether the record belongs to `players`, in either order.
    func isOf(_ players: Players) -> Bool {
        players == self.players || players.swapped == self.players
    }

    /// Returns the score in the order of `players`.
    func score(of players: Players) -> Score {
        players.player1Name == first
            ? Score(player1Score: firstWon, player2Score: secondWon, draws: draws)
            : Score(player1Score: secondWon, player2Score: firstWon, draws: draws)
    }

    /// Counts one more game.
    /// - Parameter winner: The name of the winner; nil for a draw.
    mutating func count(winner: String?) {
        switch winner {
        case first: firstWon &+= 1
        case second: secondWon &+= 1
        default: draws &+= 1
        }
    }

    mutating func reset() {
        (firstWon, secondWon, draws) = (0, 0, 0)
    }
}

extension Players {
    fileprivate var swapped: Players {
        Players(player1Name: player2Name, player2Name: player1Name)
    }
}
