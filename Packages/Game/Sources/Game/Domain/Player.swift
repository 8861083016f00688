/// One of the two who play; player 1 moves first.
package enum Player: Int, Sendable, Hashable, CaseIterable {
    case player1 = 1
    case player2

    package var opponent: Player {
        switch self {
        case .player1: .player2
        case .player2: .player1
        }
    }

    /// What stands in a cell that the player took.
    package var mark: String {
        switch self {
        case .player1: "X"
        case .player2: "O"
        }
    }
}
