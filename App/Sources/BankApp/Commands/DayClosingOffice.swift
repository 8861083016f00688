import LedgerInterface

/// Closes days: ends the business date in the book, then lets each feature do what is due.
package struct DayClosingOffice: Sendable {
    let ledger: any Ledger
    let parts: [any DayClosing]

    package init(ledger: any Ledger, parts: [any DayClosing]) {
        self.ledger = ledger
        self.parts = parts
    }

    /// What closing some days did.
    package struct Result: Sendable, Equatable {
        package var date: BusinessDate
        /// How many days were closed.
        package var days = 0
        /// How much each part changed, by title, in the order of the parts.
        package var changes: [(title: String, count: Int)] = []

        package static func == (a: Result, b: Result) -> Bool {
            a.date == b.date && a.days == b.days
                && a.changes.elementsEqual(b.changes) { $0 == $1 }
        }
    }

    /// Closes that many days, one after the other.
    ///
    /// The day before the business date is finished first: should a crash have cut its parts short, they
    /// catch up now, and otherwise they change nothing.
    package func advance(days: Int) async throws -> Result {
        var result = Result(date: try await ledger.businessDate())
        result.changes = parts.map { ($0.title, 0) }
        try await runParts(after: result.date.advanced(by: -1), into: &result)
        for _ in 0..<days {
            let day = result.date
            result.date = try await ledger.closeDay(day)
            result.days += 1
            try await runParts(after: day, into: &result)
        }
        return result
    }

    private func runParts(after day: BusinessDate, into result: inout Result) async throws {
        for (index, part) in parts.enumerated() {
            result.changes[index].count += try await part.closed(day)
        }
    }
}
