import Synchronization

/// The numbers of routers, interactors and subscriptions that are alive in the program.
///
/// A test compares them before and after, to see that everything it built has been released.
///
/// ```swift
/// let before = LiveCounts.current
/// …
/// #expect(LiveCounts.current == before)
/// ```
///
/// They are counted in every build, at the cost of an addition each.
@MainActor
public struct LiveCounts: Equatable, Sendable {
    /// The number of routers, attached or not.
    public internal(set) var routers = 0

    /// The number of interactors, active or not.
    public internal(set) var interactors = 0

    /// The number of subscriptions and tasks that have not ended.
    public internal(set) var subscriptions = 0

    static var counted = LiveCounts()

    /// The number of subscriptions that any thread has released before they ended.
    nonisolated static let released = Atomic(0)

    /// The counts at this moment.
    public static var current: LiveCounts {
        // Objects whose release was postponed are not alive.
        ReleaseQueue.emptyNow()
        var counts = counted
        counts.subscriptions -= released.load(ordering: .relaxed)
        return counts
    }
}

extension LiveCounts: @MainActor CustomStringConvertible {
    /// A line such as `3 routers, 3 interactors, 1 subscriptions`.
    public var description: String {
        "\(routers) routers, \(interactors) interactors, \(subscriptions) subscriptions"
    }
}
