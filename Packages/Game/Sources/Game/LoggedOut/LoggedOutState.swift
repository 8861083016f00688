import Console
import GameInterface

/// What the screen shows.
struct LoggedOutState: Sendable, Equatable {
    /// What is played as soon as they have logged in; nil when they choose then.
    let launching: GameTitle?
    /// Who is asked for a name; nil when both have one.
    var asked: PlayerType? = .player1
    /// What was typed, as it was typed; empty for who takes the name that is offered.
    var player1Name = ""
    /// The same for player 2.
    var player2Name = ""
    /// The names that come of it, as far as they were taken.
    var players: Players
    var notice: Notice?

    /// What was typed for a player.
    subscript(player: PlayerType) -> String {
        get {
            switch player {
            case .player1: player1Name
            case .player2: player2Name
            }
        }
        set {
            switch player {
            case .player1: player1Name = newValue
            case .player2: player2Name = newValue
            }
        }
    }
}
