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
        // By looks and not by the clock, as the detector itself: a main actor that is kept busy by
        // other tests is not the fault of what is about to go.
        let interval = Duration.milliseconds(10)
        var remaining = time
        while !alive.isEmpty, remaining > .zero {
            // A cancelled test fails with what it sees now.
            do { try await Task.sleep(for: interval) } catch { break }
            remaining -= interval
        }
        let leaks = alive
        guard leaks.isEmpty else {
            throw LeakExpectationFailure(place: place, findings: leaks.map(\.description))
        }
    }
}
