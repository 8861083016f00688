import Synchronization

/// A count that many tasks may raise.
final class Counter: Sendable {
    private let count = Atomic(0)

    /// How often ``raise()`` was called.
    var value: Int { count.load(ordering: .sequentiallyConsistent) }

    func raise() { count.add(1, ordering: .sequentiallyConsistent) }
}
