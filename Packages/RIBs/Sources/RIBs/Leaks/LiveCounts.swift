/// How much of a program's RIBs is alive.
///
/// A test takes them before and after a journey and compares: what was built on the way must be
/// gone.
///
/// ```swift
/// let before = LiveCounts.current
/// journey()
/// #expect(LiveCounts.current == before)
/// ```
///
/// They are kept in every build, and cost an addition each.
@MainActor
public struct LiveCounts: Equatable, Sendable {
    /// The routers that exist, attached or not.
    public internal(set) var routers = 0

    /// The interactors that exist, active or not.
    public internal(set) var interactors = 0

    /// The subscriptions and tasks that have neither been cancelled nor ended by themselves.
    public internal(set) var subscriptions = 0

    static var counted = LiveCounts()

    /// The counts now, of the whole program.
    public static var current: LiveCounts {
        // What hangs on a chain too long to be released at once counts as gone.
        ReleaseQueue.emptyNow()
        return counted
    }
}

extension LiveCounts: @MainActor CustomStringConvertible {
    /// One line, such as `3 routers, 3 interactors, 1 subscriptions`.
    public var description: String {
        "\(routers) routers, \(interactors) interactors, \(subscriptions) subscriptions"
    }
}
