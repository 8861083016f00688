/// What cancels an expectation of the `LeakDetector`.
@MainActor
public final class LeakDetectionHandle {
    private let expectation: LeakExpectation?

    init(_ expectation: LeakExpectation?) {
        self.expectation = expectation
    }

    /// Expects it no longer. The second call does nothing.
    public func cancel() {
        expectation?.isCancelled = true
    }
}
