import DependencyContainer
import Synchronization

/// The created and disposed objects of a test.
final class Disposals: Sendable {
    private let counts = Locked((disposed: [Int](), early: 0))

    /// An object that counts its disposals.
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
            // A running factory may rely on its needs.
            if part?.timesDisposed ?? 0 > 0 { disposals.counts.withLock { $0.early += 1 } }
        }

        var timesDisposed: Int { isDisposed.load(ordering: .sequentiallyConsistent) }

        func dispose() {
            isDisposed.add(1, ordering: .sequentiallyConsistent)
            disposals.counts.withLock { $0.disposed[number] += 1 }
            if part?.timesDisposed ?? 0 > 0 { disposals.counts.withLock { $0.early += 1 } }
        }
    }

    var made: Int { counts.withLock { $0.disposed.count } }

    /// Indicates whether each object was disposed of once, and none before its holder.
    var isRight: Bool {
        counts.withLock { $0.early == 0 && $0.disposed.allSatisfy { $0 == 1 } }
    }
}
