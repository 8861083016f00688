/// How long somebody tries to get at a book that others keep busy. Waiting blocks no thread.
struct BusyRetry: Sendable {
    /// The bank's, unless told.
    static let usual = BusyRetry(.seconds(30))

    private let duration: Duration

    init(_ duration: Duration) {
        self.duration = duration
    }

    /// Runs the body again as long as SQLite says that somebody else is at the book.
    /// - Throws: what the body throws, a busy book's failure only when the time is over;
    ///   `CancellationError` when cancelled while waiting.
    func retrying<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () throws -> Result
    ) async throws -> Result {
        let deadline = ContinuousClock.now + duration
        while true {
            do {
                return try body()
            } catch let failure as SQLiteFailure {
                guard failure.isBusy, ContinuousClock.now < deadline else { throw failure }
            }
            // Uneven pauses, so that two who wait do not keep meeting.
            try await Task.sleep(for: .milliseconds(Int.random(in: 1...20)))
        }
    }
}
