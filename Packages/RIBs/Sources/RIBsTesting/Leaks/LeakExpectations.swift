public import RIBs

/// The failure of an expectation that no object has leaked.
public struct LeakExpectationFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file and line of the expectation.
    public let place: String

    /// The leaks or counts that were found, a line for each.
    public let findings: [String]

    /// The file and line of the expectation, followed by the findings.
    public var description: String {
        ([place + ":"] + findings).joined(separator: "\n    ")
    }
}

extension LeakDetector {
    /// Waits until every object that should be released is released, and throws if an object stays
    /// alive.
    ///
    /// ```swift
    /// do {
    ///     …
    ///     root.detachChild(card)
    /// }
    /// try await LeakDetector.instance.expectClean()
    /// ```
    ///
    /// The check covers the whole program, including tests that run at the same time.
    ///
    /// - Parameters:
    ///   - time: The time to wait. Time in which the main actor is busy does not count.
    ///   - file: The file that a failure names.
    ///   - line: The line that a failure names.
    /// - Throws: ``LeakExpectationFailure`` with the objects that are still alive. The same error
    ///   is thrown if the detector is off, which is the default in a release build.
    public func expectClean(
        within time: Duration = .seconds(60),
        file: String = #fileID,
        line: Int = #line
    ) async throws(LeakExpectationFailure) {
        let place = "\(file):\(line)"
        if case .off = policy {
            throw LeakExpectationFailure(
                place: place,
                findings: ["the leak detector is off: set its policy to report before RIBs exist"]
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
    /// Expects that a closure leaves behind no additional routers, interactors or subscriptions.
    ///
    /// ```swift
    /// try LiveCounts.expectUnchanged {
    ///     let child = builder.build(withListener: listener)
    ///     root.attachChild(child)
    ///     root.detachChild(child)
    /// }
    /// ```
    ///
    /// The counts cover the whole program. Because the closure does not suspend, other tests create
    /// no RIBs meanwhile. A lower count is not a failure, because other tests can release RIBs.
    ///
    /// - Parameters:
    ///   - file: The file that a failure names.
    ///   - line: The line that a failure names.
    ///   - body: Builds RIBs and releases all of them.
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

    /// Expects that an `async` closure leaves behind no additional routers, interactors or
    /// subscriptions.
    ///
    /// Other tests must not create or release RIBs meanwhile. So put tests with this expectation
    /// into a serialized suite that runs in a separate process.
    ///
    /// - Parameters:
    ///   - file: The file that a failure names.
    ///   - line: The line that a failure names.
    ///   - body: Builds RIBs and releases all of them.
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
