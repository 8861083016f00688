/// One of the two who play; player 1 moves first.
public enum PlayerType: Int, Sendable, Hashable, CaseIterable, Codable {
    case player1 = 1
    case player2

    /// The other one.
    public var opponent: PlayerType {
        switch self {
        case .player1: .player2
        case .player2: .player1
        }
    }
}
