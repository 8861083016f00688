/// Retries an access while another process keeps the book busy, without blocking a thread.
struct BusyRetry: Sendable {
    private let duration: Duration
    private let pause: @Sendable () async throws -> Void

    /// - Parameters:
    ///   - duration: The time after which retrying ends and the last failure is thrown.
    ///   - pause: Waits before the next attempt. By default the time is random, so that two waiting
    ///     processes do not collide again and again.
    init(
        _ duration: Duration = .seconds(30),
        pause: @escaping @Sendable () async throws -> Void = {
            try await Task.sleep(for: .milliseconds(Int.random(in: 1...20)))
        }
    ) {
        self.duration = duration
        self.pause = pause
    }

    /// Runs `body`, and repeats it while SQLite reports that the book is busy.
    /// - Throws: The errors of `body` and `pause`.
    func retrying<Result>(_ body: () throws -> Result) async throws -> Result {
        var deadline: ContinuousClock.Instant?
        while true {
            do {
                return try body()
            } catch let failure as SQLiteFailure {
                let now = ContinuousClock.now
                guard failure.isBusy, now < deadline ?? now + duration else { throw failure }
                deadline = deadline ?? now + duration
            }
            try await pause()
        }
    }
}
