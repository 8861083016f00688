import Synchronization

/// A clock that sleeps no time, until a test ends it.
public final class StepClock: Clock {
    /// The number of sleeps that are left; nil for any number.
    private let left: Mutex<Int?>

    /// Creates a clock.
    ///
    /// - Parameter sleeps: The number of sleeps after which the clock ends; nil for no end.
    public init(sleeps: Int? = nil) {
        left = Mutex(sleeps)
    }

    /// The present moment.
    public var now: ContinuousClock.Instant { .now }
    /// The smallest difference between two moments.
    public var minimumResolution: Duration { .zero }

    /// Lets each later sleep fail.
    public func end() { left.withLock { $0 = 0 } }

    /// Sleeps no time.
    ///
    /// - Throws: `CancellationError` after the end.
    public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        let hasEnded = left.withLock { left in
            defer { left = left.map { max(0, $0 - 1) } }
            return left == 0
        }
        if hasEnded { throw CancellationError() }
    }
}
