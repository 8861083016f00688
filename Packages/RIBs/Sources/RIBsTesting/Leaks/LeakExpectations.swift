import RIBs

/// The failure of an expectation that nothing is left alive.
public struct LeakExpectationFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file and line of the expectation.
    public let place: String

    /// The objects found instead, a line for each.
    public let findings: [String]

    /// The place, followed by the findings.
    public var description: String {
        ([place + ":"] + findings).joined(separator: "\n    ")
    }
}

extension LeakDetector {
    /// Expects that every object has been released whose owner has been, and waits for the last ones.
    ///
    /// ```swift
    /// do {
    ///     …
    ///     root.detachChild(card)
    /// }
    /// try await LeakDetector.instance.expectClean()
    /// ```
    ///
    /// It sees the whole program, including tests that run at the same time.
    ///
    /// - Parameters:
    ///   - time: The time to wait, counted while the main actor is free.
    ///   - file: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``LeakExpectationFailure``, which lists the objects that are alive. Also when the
    ///   detector is off, which is the default in a release build, and could have seen none.
    public func expectClean(
        within time: Duration = .seconds(60),
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
        // Counts looks rather than time, as the detector does: other tests may keep the main actor
        // busy.
        let interval = Duration.milliseconds(10)
        var remaining = time
        while !alive.isEmpty, remaining > .zero {
            // A canceled test fails with the objects that are alive now.
            do { try await Task.sleep(for: interval) } catch { break }
            remaining -= interval
        }
        let leaks = alive
        guard leaks.isEmpty else {
            throw LeakExpectationFailure(place: place, findings: leaks.map(\.description))
        }
    }
}

extension LiveCounts {
    /// Expects that a closure leaves no more routers, interactors and subscriptions than before.
    ///
    /// ```swift
    /// try LiveCounts.expectUnchanged {
    ///     let child = builder.build(withListener: listener)
    ///     root.attachChild(child)
    ///     root.detachChild(child)
    /// }
    /// ```
    ///
    /// The counts are of the whole program. A closure that does not wait keeps other tests from
    /// creating RIBs meanwhile. They may release some, which is not a leak.
    ///
    /// - Parameters:
    ///   - file: The file that a failure names.
    ///   - line: The line that a failure names.
    ///   - body: Builds RIBs, and releases everything that it built.
    /// - Returns: The result of the closure.
    /// - Throws: ``LeakExpectationFailure`` with both counts, or the error of the closure.
    @discardableResult
    public static func expectUnchanged<Result>(
        file: String = #fileID,
        line: Int = #line,
        by body: @MainActor () throws -> Result
    ) throws -> Result {
        let before = current
        let result = try body()
        try compare(before, place: "\(file):\(line)")
        return result
    }

    /// Expects that an `async` closure leaves no more routers, interactors and subscriptions.
    ///
    /// No other test may create or release RIBs meanwhile, so put such tests into a serialized suite
    /// that runs in a separate process.
    ///
    /// - Parameters:
    ///   - file: The file that a failure names.
    ///   - line: The line that a failure names.
    ///   - body: Builds RIBs, and releases everything that it built.
    /// - Returns: The result of the closure.
    /// - Throws: ``LeakExpectationFailure`` with both counts, or the error of the closure.
    @discardableResult
    public static func expectUnchanged<Result>(
        file: String = #fileID,
        line: Int = #line,
        by body: @MainActor () async throws -> Result
    ) async throws -> Result {
        let before = current
        let result = try await body()
        try compare(before, place: "\(file):\(line)")
        return result
    }

    private static func compare(_ before: LiveCounts, place: String) throws {
        let after = current
        let hasGrown =
            after.routers > before.routers || after.interactors > before.interactors
            || after.subscriptions > before.subscriptions
        guard hasGrown else { return }
        throw LeakExpectationFailure(
            place: place,
            findings: ["before: \(before)", "after:  \(after)"]
        )
    }
}
