/// How much of a program's RIBs is alive.
///
/// A test takes them before and after a journey and compares: what was built on the way must be
/// gone. They are kept in every build, and cost an addition each.
@MainActor
public struct LiveCounts: Equatable, Sendable {
    /// The routers that exist, attached or not.
    public internal(set) var routers = 0

    /// The interactors that exist, active or not.
    public internal(set) var interactors = 0

    /// The subscriptions and tasks that have neither been cancelled nor ended by themselves.
    public internal(set) var subscriptions = 0

    /// The counts now, of the whole program.
    public internal(set) static var current = LiveCounts()
}
