/// Where a game stands.
package enum Standing: Sendable, Hashable {
    /// It goes on, and this player is to move.
    case next(Player)
    /// It has ended so.
    case over(Outcome)
}
