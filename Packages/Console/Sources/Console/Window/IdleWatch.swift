/// Calls a closure whenever a person has pressed no key for some time, for example to lock a
/// session.
///
/// ```swift
/// window.idle = IdleWatch(limit: .seconds(300), clock: clock) { [weak window, lock] in
///     window?.cover = lock
/// }
/// ```
@MainActor
public final class IdleWatch {
    private let limit: Duration
    /// The time since the watch was created.
    private let now: () -> Duration
    private let sleep: @Sendable (Duration) async throws -> Void
    private let onIdle: () -> Void
    /// The time of the last key press or of the last call of `onIdle`.
    private var start = Duration.zero

    /// Creates a watch, which begins with a session; returns nil for a limit of zero.
    ///
    /// - Parameters:
    ///   - limit: The time without a key; zero for no limit.
    ///   - clock: The clock that measures the time.
    ///   - onIdle: The closure to call each time the limit is reached.
    public init?(limit: Duration, clock: some Clock<Duration>, onIdle: @escaping () -> Void) {
        guard limit > .zero else { return nil }
        self.limit = limit
        self.onIdle = onIdle
        let first = clock.now
        now = { first.duration(to: clock.now) }
        sleep = { try await clock.sleep(for: $0) }
    }

    /// Watches until the task is canceled.
    func run() async {
        restart()
        while !Task.isCancelled {
            try? await sleep(limit - (now() - start))
            // Also called for each event, because a stopped program does not wake up in time.
            if !Task.isCancelled { check() }
        }
    }

    /// Calls the closure if the limit is reached.
    func check() {
        guard now() - start >= limit else { return }
        restart()
        onIdle()
    }

    /// Notes a key press.
    func restart() {
        start = now()
    }
}
