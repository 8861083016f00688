public import Bookkeeping
public import DependencyContainer

/// The work of a feature after a day is closed, such as interest, payouts or expired holds.
///
/// The work runs when the closing balances of the day are final and the next day is the business
/// date. A second run for the same day, for example after a crash, changes nothing.
public protocol DayClosing: Sendable {
    /// The name of the work, which is shown to the person who closes the day.
    var title: String { get }

    /// Does the work that is due.
    /// - Parameter date: The closed day, which is before the business date.
    func run(afterClosing date: BusinessDate) async throws -> DueWork
}

/// The result of the work that is due after a day, such as releasing expired holds.
public struct DueWork: Sendable, Hashable {
    /// The number of things, such as holds, that the work has changed.
    public var count: Int
    /// The first refusal; nil if all due work is done.
    ///
    /// A refusal does not stop the other work.
    public var refusal: BankError?

    /// Creates the result of due work.
    public init(count: Int = 0, refusal: BankError? = nil) {
        self.count = count
        self.refusal = refusal
    }
}

/// The id of the list to which features contribute their ``DayClosing`` work.
public let dayClosingInject = CollectionID<any DayClosing>("DayClosing")

/// Closes days in the book, and runs the work of each feature after each day.
public struct DayCloser: Sendable {
    /// The result of closing days.
    public struct Result: Sendable {
        /// The business date after the call.
        public fileprivate(set) var date: BusinessDate
        /// The number of days that this call closed.
        public fileprivate(set) var days = 0
        /// For each part of the work, its title and the number of its changes, in order.
        public fileprivate(set) var changes: [(title: String, count: Int)]
        /// The first refusal in any part of the work; nil if all work was done.
        public fileprivate(set) var refusal: BankError?
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
    /// First the work runs for the last closed day, in case a crash interrupted it. A day that
    /// another process closes meanwhile counts toward `days`, but is not included in the result.
    /// Refused work, for example because of one damaged record, does not stop closing.
    /// - Parameters:
    ///   - days: The number of days; zero or less closes no day.
    ///   - afterEach: A function that is called after each day that this call has closed.
    /// - Throws: ``BankError`` and the errors of the work; days that were closed stay closed. If the
    ///   calendar ends before the last day, no day is closed.
    @discardableResult
    public func advance(
        days: Int,
        afterEach: @Sendable (BusinessDate) async throws -> Void = { _ in }
    ) async throws -> Result {
        var result = Result(
            date: try await ledger.businessDate(),
            changes: parts.map { ($0.title, 0) }
        )
        try await runParts(after: result.date.advanced(by: -1), into: &result)
        _ = try result.date.later(by: max(0, days))
        for _ in 0..<max(0, days) {
            let day = result.date
            let closing = try await ledger.closeDay(day)
            result.date = closing.businessDate
            if !closing.isRepeat { result.days += 1 }
            try await runParts(after: day, into: &result)
            if !closing.isRepeat { try await afterEach(day) }
        }
        return result
    }

    private func runParts(after day: BusinessDate, into result: inout Result) async throws {
        for (index, part) in parts.enumerated() {
            let work = try await part.run(afterClosing: day)
            result.changes[index].count += work.count
            result.refusal = result.refusal ?? work.refusal
        }
    }
}

extension Ledger {
    /// Posts one transaction for each due record, page by page, and makes each page durable.
    ///
    /// If another process changes a record first, its page is read again. After a crash, the next
    /// call continues with the records that are still due: each transaction moves or removes the
    /// due date of its record.
    /// - Parameters:
    ///   - collection: The collection of the records.
    ///   - date: The latest due date of the records.
    ///   - pageSize: The number of records in one page.
    ///   - draft: A closure that returns the transaction for a record, or nil to skip the record.
    /// - Returns: The number of transactions that this call posted, and the first refusal.
    /// - Throws: ``BankError`` of the book, or `record.changed` when a page conflicts 100 times in
    ///   a row and nothing is posted.
    public func forEachDue(
        in collection: String,
        through date: BusinessDate,
        pageSize: Int,
        draft: @Sendable (Record) async throws -> TransactionDraft?
    ) async throws -> DueWork {
        var work = DueWork()
        var last: Record?
        var attempts = 0
        while true {
            let page = try await records(
                in: collection,
                dueBy: date,
                after: last,
                limit: pageSize
            )
            guard let end = page.last else { return work }
            var drafts: [TransactionDraft] = []
            var refusal: BankError?
            for record in page {
                do {
                    if let draft = try await draft(record) { drafts.append(draft) }
                } catch let error as BankError where error.isOfOneRecord {
                    refusal = refusal ?? error
                }
            }
            var conflict: BankError?
            let before = work.count
            for result in try await post(drafts) {
                switch result {
                case .success(let receipt): work.count += receipt.isRepeat ? 0 : 1
                case .failure(let error) where error.code == "record.changed": conflict = error
                case .failure(let error) where error.isOfOneRecord: refusal = refusal ?? error
                case .failure(let error): throw error
                }
            }
            // A page with a conflict is read again, because its records have other versions now.
            attempts = conflict == nil || work.count > before ? 0 : attempts + 1
            if let conflict, attempts == Self.maximumAttempts { throw conflict }
            if conflict == nil {
                last = end
                work.refusal = work.refusal ?? refusal
            }
            try Task.checkCancellation()
        }
    }
}

extension BankError {
    /// Indicates whether the error is about one record instead of the whole book.
    fileprivate var isOfOneRecord: Bool {
        switch reason {
        case .unreadableBook: code == "record.unreadable"
        case .internalError: code.hasPrefix("draft.")
        case .outcomeUnknown: false
        default: true
        }
    }
}
