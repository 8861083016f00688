/// The names of the two who play. Who carries the machine's name is played by the machine.
public struct Players: Sendable, Hashable {
    /// The name of the player that is a program.
    public static let machineName = "The machine"

    /// Who moves first.
    public let player1Name: String
    /// Who moves second.
    public let player2Name: String

    /// - Parameters:
    ///   - player1Name: Who moves first.
    ///   - player2Name: Who moves second.
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

    /// The player that is the machine; nil where two people play.
    public var machine: PlayerType? {
        PlayerType.allCases.first { self[$0] == Self.machineName }
    }
}
