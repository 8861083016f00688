import RIBs

extension LiveCounts {
    /// Expects that a journey leaves no more routers, interactors and subscriptions than it found.
    ///
    /// ```swift
    /// try LiveCounts.expectUnchanged {
    ///     let card = builder.build(withListener: listener)
    ///     root.attachChild(card)
    ///     root.detachChild(card)
    /// }
    /// ```
    ///
    /// The counts are of the whole program. While a journey waits for nothing, as this one, nobody else
    /// builds anything; what others have let go of may still go meanwhile, which is no leak.
    ///
    /// - Parameters:
    ///   - file: what a failure names as its place.
    ///   - line: what a failure names as its place.
    ///   - journey: builds, and lets go of all that it built.
    /// - Returns: what the journey answers.
    /// - Throws: ``LeakExpectationFailure`` with both counts, or what the journey throws.
    @discardableResult
    public static func expectUnchanged<Result>(
        file: String = #fileID,
        line: Int = #line,
        by journey: @MainActor () throws -> Result
    ) throws -> Result {
        let before = current
        let result = try journey()
        try compare(before, place: "\(file):\(line)")
        return result
    }

    /// The same for a journey that waits. Nothing else may build or release RIBs meanwhile, so put
    /// such tests into a serialized suite of a process of their own.
    ///
    /// - Parameters:
    ///   - file: what a failure names as its place.
    ///   - line: what a failure names as its place.
    ///   - journey: builds, and lets go of all that it built.
    /// - Returns: what the journey answers.
    /// - Throws: ``LeakExpectationFailure`` with both counts, or what the journey throws.
    @discardableResult
    public static func expectUnchanged<Result>(
        file: String = #fileID,
        line: Int = #line,
        by journey: @MainActor () async throws -> Result
    ) async throws -> Result {
        let before = current
        let result = try await journey()
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
