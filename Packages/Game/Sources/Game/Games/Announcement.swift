import Console
import GameInterface

/// What the screen of a game says at its end, until that is closed.
struct Announcement {
    let text: String
    /// To be called once, when it is closed.
    let close: @MainActor () -> Void
}

extension ScreenAction {
    /// Closes the announcement, and with it the game.
    static let closeGame = ScreenAction(.closeGame, "Close Game", role: .back)
}

extension ScreenAction.ID {
    static let closeGame: ScreenAction.ID = "close"
}
