import DependencyContainer
import Synchronization

/// What was made and what was disposed of, of things that want to be disposed of.
final class Disposals: Sendable {
    private let counts = Locked((disposed: [Int](), early: 0))

    /// One thing; it says of itself whether it was disposed of.
    final class Thing: Disposable {
        private let isDisposed = Atomic(0)
        private let disposals: Disposals
        private let number: Int
        let part: Thing?

        init(_ disposals: Disposals, _ part: Thing? = nil) {
            self.disposals = disposals
            self.part = part
            number = disposals.counts.withLock { counts in
                counts.disposed.append(0)
                return counts.disposed.count - 1
            }
            // A factory that runs may count on what it was given.
            if part?.timesDisposed ?? 0 > 0 { disposals.counts.withLock { $0.early += 1 } }
        }

        var timesDisposed: Int { isDisposed.load(ordering: .sequentiallyConsistent) }

        func dispose() {
            isDisposed.add(1, ordering: .sequentiallyConsistent)
            disposals.counts.withLock { $0.disposed[number] += 1 }
            if part?.timesDisposed ?? 0 > 0 { disposals.counts.withLock { $0.early += 1 } }
        }
    }

    /// How many were made.
    var made: Int { counts.withLock { $0.disposed.count } }

    /// Whether each of them was disposed of once, and none before one that holds it.
    var isRight: Bool {
        counts.withLock { $0.early == 0 && $0.disposed.allSatisfy { $0 == 1 } }
    }
}
