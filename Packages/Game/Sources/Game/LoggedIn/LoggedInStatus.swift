import Console

/// What LoggedIn, which has no view to say it, is doing, and what came of it.
struct LoggedInStatus: Sendable, Equatable {
    /// Whether it looks the score up, or resets it.
    var isAtWork = false
    /// What is to be told where the two are next.
    var notice: Notice?
}
