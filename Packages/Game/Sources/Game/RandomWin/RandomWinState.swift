import Console
import GameInterface

/// What the screen shows.
struct RandomWinState: Sendable, Equatable {
    let players: Players
    /// nil until it is known.
    var score: Score?
    /// What chance gave; nil until it is asked.
    var number: Int?
    var notice: Notice?
}
