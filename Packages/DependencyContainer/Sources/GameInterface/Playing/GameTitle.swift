/// A game that can be played.
public struct GameTitle: Sendable, Hashable {
    /// What a link names it by, such as `ticTacToe`; capitals do not matter.
    public let id: String
    /// What people call it: `Tic Tac Toe`.
    public let name: String

    /// - Parameters:
    ///   - id: What a link names it by.
    ///   - name: What people call it.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// Whether a link that says this means the game. Capitals do not matter.
    public func matches(id: String) -> Bool {
        self.id.lowercased() == id.lowercased()
    }
}
