import Synchronization

/// The numbers of routers, interactors and subscriptions that are alive in the program.
///
/// A test compares the counts before and after its work, to check that every object was released.
///
/// ```swift
/// let before = LiveCounts.current
/// …
/// #expect(LiveCounts.current == before)
/// ```
///
/// Objects are counted in debug and release builds, at the cost of one addition each. If several
/// dynamic libraries contain a copy of RIBs, each copy counts only the objects that it has made.
@MainActor
public struct LiveCounts: Equatable, Sendable {
    /// The number of routers, attached or not.
    public internal(set) var routers = 0

    /// The number of interactors, active or not.
    public internal(set) var interactors = 0

    /// The number of subscriptions and tasks that have not ended.
    public internal(set) var subscriptions = 0

    static var counted = LiveCounts()

    /// The number of subscriptions that were released before they ended, on any thread.
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
