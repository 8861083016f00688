import RIBs

extension LeakDetector {
    /// Expects that everything has gone that should have: that no router, interactor or view is left
    /// whose owner is gone. Waits for those that are about to go.
    ///
    /// ```swift
    /// root.detachChild(card)
    /// try await LeakDetector.instance.expectClean()
    /// ```
    ///
    /// It sees the whole program, so tests that run at the same time are seen as well.
    ///
    /// - Parameters:
    ///   - time: how long to wait for them.
    ///   - file: what a failure names as its place.
    ///   - line: what a failure names as its place.
    /// - Throws: ``LeakExpectationFailure``, which lists what is alive; also when the detector is off,
    ///   as it is by itself in a release build, and could not have seen anything.
    public func expectClean(
        within time: Duration = .seconds(1),
        file: String = #fileID,
        line: Int = #line
    ) async throws(LeakExpectationFailure) {
        let place = "\(file):\(line)"
        if case .off = policy {
            throw LeakExpectationFailure(
                place: place,
                findings: ["the leak detector is off: set its policy before the RIBs are made"]
            )
        }
        let deadline = ContinuousClock.now + time
        while !alive.isEmpty, ContinuousClock.now < deadline {
            // A cancelled test fails with what it sees now.
            do { try await Task.sleep(for: .milliseconds(10)) } catch { break }
        }
        let leaks = alive
        guard leaks.isEmpty else {
            throw LeakExpectationFailure(place: place, findings: leaks.map(\.description))
        }
    }
}
