import GameInterface

/// Where a game stands.
package enum Standing: Sendable, Hashable {
    /// It goes on, and this player is to move.
    case next(PlayerType)
    /// It has ended so.
    case over(Outcome)
}
