import Bookkeeping
import LedgerInterface

extension NoticesService {
    /// The notices after an entry, and how far they go.
    struct Delivery: Sendable {
        /// The notices, oldest first.
        var notices: [CustomerNotice] = []
        /// The last entry that was heard; nil without any.
        let last: LedgerEntry?
        /// Indicates whether all final entries were read.
        let isComplete: Bool
        /// The end of the history.
        let end: HistoryEnd
        /// The business date.
        let today: BusinessDate
    }

    /// Returns the notices of the next final entries.
    ///
    /// - Parameters:
    ///   - sequence: The number of the entry; 0 for the beginning.
    ///   - date: The business date whose expiring holds are known; nil for none.
    ///   - customer: The customer.
    /// - Throws: `BankError` `customer.unknown`, and errors of the book.
    func next(
        after sequence: Int64,
        holdsOf date: BusinessDate?,
        of customer: CustomerID
    ) async throws -> Delivery {
        // The end comes first: accounts that are opened later have no entry before it.
        let end = try await ledger.historyEnd()
        let today = try await ledger.businessDate()
        let listener = try await listener(customer)
        let limit = Pages<[HeardEntry]>.limit
        let range = EntryRange(after: sequence, through: end.final)
        let page = try await ledger.entries(matching: listener.filter, in: range, limit: limit)
        let isComplete = page.count < limit
        var notices = try page.flatMap { try listener.notices(in: $0) }
        if isComplete, date != today {
            notices += try await expiringHolds(for: listener, today)
        }
        return Delivery(
            notices: notices,
            last: page.last?.entry,
            isComplete: isComplete,
            end: end,
            today: today
        )
    }
}
