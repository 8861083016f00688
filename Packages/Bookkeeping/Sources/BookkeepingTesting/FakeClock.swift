import Bookkeeping
import Synchronization

/// A clock that stands still until the test moves it, forwards or back.
public final class FakeClock: Sendable {
    private let time: Mutex<Timestamp>

    /// - Parameter time: 2026-01-05 09:00 in Seoul, unless the test says otherwise.
    public init(_ time: Timestamp = Timestamp(milliseconds: 1_767_571_200_000)) {
        self.time = Mutex(time)
    }

    public var now: WallClock {
        { self.time.withLock { $0 } }
    }

    public func advance(bySeconds seconds: Int64) {
        time.withLock { $0 = $0.advanced(bySeconds: seconds) }
    }
}
