import GameInterface

extension PlayerType {
    /// What a player is called who types no name: `Player 1`.
    var defaultName: String { "Player \(rawValue)" }
}
