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
    func run(afterClosing date: BusinessDate) async throws -> DueWork
}

/// The work that was done for things that are due, such as boxes or holds.
public struct DueWork: Sendable, Hashable {
    /// The number of things that changed.
    public var count: Int
    /// The first refusal, which has not stopped the other work; nil if all due work is done.
    public var refusal: BankError?

    /// Creates the work that was done.
    public init(count: Int = 0, refusal: BankError? = nil) {
        self.count = count
        self.refusal = refusal
    }
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
        /// The first refusal of a part; nil if all work was done.
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
    /// First it runs the parts for the last closed day, in case a crash interrupted them. A day that
    /// another process closes meanwhile is one of the days, but not one of the result. Work that
    /// is refused, for example because of one damaged record, does not keep days open.
    /// - Parameters:
    ///   - days: The number of days; zero or below closes none.
    ///   - afterEach: A function that is called after each day that this call has closed.
    /// - Throws: ``BankError`` and the errors of the parts; days that were closed stay closed.
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
    /// Posts one transaction for each record that is due, in durable steps of a page.
    ///
    /// A transaction that another process has overtaken is made again. After a crash the next call
    /// continues, because a transaction moves or removes the due date of its record.
    /// - Parameters:
    ///   - collection: The collection of the records.
    ///   - date: The last due date.
    ///   - pageSize: The number of records in one step.
    ///   - draft: Returns the transaction for a record; nil to leave the record.
    /// - Returns: The transactions that this call posted, and the first refusal.
    /// - Throws: ``BankError`` of the book, or `record.changed` when a page conflicts 100 times and
    ///   nothing of it is posted.
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
    /// Indicates whether the error is about one record, and not about the whole book.
    fileprivate var isOfOneRecord: Bool {
        switch reason {
        case .unreadableBook: code == "record.unreadable"
        case .internalError: code.hasPrefix("draft.")
        case .outcomeUnknown: false
        default: true
        }
    }
}
