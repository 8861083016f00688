import GameInterface

extension PlayerType {
    /// What stands in a cell that the player took.
    package var mark: String {
        switch self {
        case .player1: "X"
        case .player2: "O"
        }
    }
}
