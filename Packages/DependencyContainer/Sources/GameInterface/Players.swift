/// A player of a game with two players.
public enum PlayerType: Int, Sendable, Hashable, CaseIterable, Codable {
    /// The player who moves first.
    case player1 = 1
    /// The player who moves second.
    case player2

    /// The player who plays against this player.
    public var opponent: PlayerType {
        switch self {
        case .player1: .player2
        case .player2: .player1
        }
    }
}

/// The names of the two players; one player may be the machine.
public struct Players: Sendable, Hashable {
    /// The name of the player whose moves a program makes.
    public static let machineName = "The machine"

    /// The name of the player who moves first.
    public let player1Name: String
    /// The name of the player who moves second.
    public let player2Name: String

    public init(player1Name: String, player2Name: String) {
        self.player1Name = player1Name
        self.player2Name = player2Name
    }

    /// The name of a player.
    public subscript(player: PlayerType) -> String {
        switch player {
        case .player1: player1Name
        case .player2: player2Name
        }
    }

    /// The player that is the machine; nil when two people play.
    public var machine: PlayerType? {
        PlayerType.allCases.first { self[$0] == Self.machineName }
    }
}
