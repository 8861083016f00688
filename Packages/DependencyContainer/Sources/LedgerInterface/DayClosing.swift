import Bookkeeping
import DependencyContainer

/// The work of a feature after a day is closed, such as interest, payouts or expired holds.
///
/// It runs when the closing balances of the day are final and the next day is the business date. It
/// may run again for the same day, for example after a crash, and then changes nothing.
public protocol DayClosing: Sendable {
    /// The name of the work for the person who closes the day.
    var title: String { get }

    /// Does the work that is due.
    /// - Parameter date: The closed day, which is before the business date.
    /// - Returns: The number of accounts, holds or other things that changed.
    func run(afterClosing date: BusinessDate) async throws -> Int
}

/// The id of the collection to which features contribute their work.
public let dayClosingInject = CollectionID<any DayClosing>("DayClosing")

/// The command that closes days in the book and then runs the work of each feature.
public struct DayCloser: Sendable {
    /// The result of closing days.
    public struct Result: Sendable {
        /// The business date afterward.
        public fileprivate(set) var date: BusinessDate
        /// The number of days that this call closed.
        public fileprivate(set) var days = 0
        /// The number of changes of each part, in the order of the parts.
        public fileprivate(set) var changes: [(title: String, count: Int)]
    }

    private let ledger: any Ledger
    private let parts: [any DayClosing]

    /// Creates a day closer.
    /// - Parameters:
    ///   - ledger: The book.
    ///   - parts: The work of the features, in the order in which it runs.
    public init(ledger: any Ledger, parts: [any DayClosing]) {
        self.ledger = ledger
        self.parts = parts
    }

    /// Closes days one after the other.
    ///
    /// First it runs the parts for the last closed day, in case a crash interrupted them.
    /// - Parameters:
    ///   - days: The number of days; zero or below closes none.
    ///   - progress: A function that is called after each closed day.
    /// - Throws: ``BankError`` and the errors of the parts; days that were closed stay closed.
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

extension Ledger {
    /// Posts one transaction for each record that is due, in durable steps of a page.
    ///
    /// A transaction that another process has overtaken is made again. After a crash the next call
    /// continues, because a transaction moves or removes the due date of its record.
    /// - Parameters:
    ///   - collection: The collection of the records.
    ///   - date: The last due date.
    ///   - pageSize: The number of records in one step.
    ///   - draft: Returns the transaction for a record; nil to leave the record.
    /// - Returns: The number of transactions that this call posted.
    /// - Throws: ``BankError`` for the first transaction that is refused.
    public func forEachDue(
        in collection: String,
        through date: BusinessDate,
        pageSize: Int,
        draft: @Sendable (Record) async throws -> TransactionDraft?
    ) async throws -> Int {
        var posted = 0
        var last: Record?
        while true {
            let page = try await records(
                in: collection,
                dueBy: date,
                after: last,
                limit: pageSize
            )
            guard let end = page.last else { return posted }
            var drafts: [TransactionDraft] = []
            for record in page {
                if let draft = try await draft(record) { drafts.append(draft) }
            }
            var hasConflict = false
            for result in try await post(drafts) {
                switch result {
                case .success(let receipt): posted += receipt.isRepeat ? 0 : 1
                case .failure(let error) where error.code == "record.changed": hasConflict = true
                case .failure(let error): throw error
                }
            }
            // A page with a conflict is read again, because its records have other versions now.
            if !hasConflict { last = end }
            try Task.checkCancellation()
        }
    }
}
