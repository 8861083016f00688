import Bookkeeping

/// Closes days: ends the business date in the book, then lets each feature do what is due.
public struct DayCloser: Sendable {
    private let ledger: any Ledger
    private let parts: [any DayClosing]

    /// - Parameters:
    ///   - ledger: The book.
    ///   - parts: What closing a day means to the features, in the order in which they are run.
    public init(ledger: any Ledger, parts: [any DayClosing]) {
        self.ledger = ledger
        self.parts = parts
    }

    /// What closing some days did.
    public struct Result: Sendable {
        /// The business date afterwards.
        public fileprivate(set) var date: BusinessDate
        /// How many days were closed.
        public fileprivate(set) var days = 0
        /// How much each part changed, by title, in the order of the parts.
        public fileprivate(set) var changes: [(title: String, count: Int)]
    }

    /// Closes that many days, one after the other.
    ///
    /// The day before the business date is finished first: should a crash have cut its parts short, they
    /// catch up now, and otherwise they change nothing.
    /// - Parameters:
    ///   - days: How many; none for zero or below.
    ///   - progress: Told each day that is closed.
    /// - Throws: ``BankError`` of the ledger, and what the parts throw; the days closed by then stay
    ///   closed.
    @discardableResult
    public func advance(
        days: Int,
        progress: @Sendable (BusinessDate) -> Void = { _ in }
    ) async throws -> Result {
        var result = Result(
            date: try await ledger.businessDate(),
            changes: parts.map { ($0.title, 0) }
        )
        try await runParts(after: result.date.advanced(by: -1), into: &result)
        while result.days < days {
            let day = result.date
            result.date = try await ledger.closeDay(day)
            result.days += 1
            try await runParts(after: day, into: &result)
            progress(day)
        }
        return result
    }

    private func runParts(after day: BusinessDate, into result: inout Result) async throws {
        for (index, part) in parts.enumerated() {
            result.changes[index].count += try await part.run(afterClosing: day)
        }
    }
}
