public import Bookkeeping
import Synchronization

/// A clock that changes only when a test moves it, forward or back.
public final class FakeClock: Sendable {
    private let time: Mutex<Timestamp>

    /// Creates a clock.
    /// - Parameter time: The first time, by default 2026-01-05 09:00 in Seoul.
    public init(_ time: Timestamp = Timestamp(milliseconds: 1_767_571_200_000)) {
        self.time = Mutex(time)
    }

    /// A function that returns the current time of this clock.
    public var now: WallClock {
        { self.time.withLock { $0 } }
    }

    /// Moves the clock by `seconds`; a number below zero moves it back.
    public func advance(bySeconds seconds: Int64) {
        time.withLock { $0 = $0.advanced(bySeconds: seconds) }
    }
}
