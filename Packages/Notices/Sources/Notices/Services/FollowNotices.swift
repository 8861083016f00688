import Bookkeeping
import LedgerInterface

/// The place in a history up to which notices were delivered.
struct NoticeCursor: Sendable, Hashable {
    /// The number of the last entry that was read; 0 for the beginning.
    var sequence: Int64 = 0
    /// The idempotency key of the last entry with a notice; nil for the beginning.
    var entry: IdempotencyID?
    /// The business date whose expiring holds were delivered last; nil for none.
    var holdsOn: BusinessDate?
}

extension NoticesService {
    /// The notices after a cursor, and how far they go.
    struct Delivery: Sendable {
        /// The notices, oldest first.
        var notices: [CustomerNotice] = []
        /// The cursor after these notices.
        var cursor: NoticeCursor
        /// Indicates whether all final entries were read.
        var isComplete = false
        /// The end of the history.
        let end: HistoryEnd
    }

    /// Returns the next notices after a cursor, from entries to whose part of the history no entry
    /// can be added any more.
    ///
    /// - Throws: `BankError` `customer.unknown`, and errors of the book.
    func next(after cursor: NoticeCursor, of customer: CustomerID) async throws -> Delivery {
        // The end comes first: accounts that are opened later have no entry before it.
        let end = try await ledger.historyEnd()
        let settings = try await settings(of: customer)?.value ?? NoticeSettings()
        let listener = try await listener(customer, settings)
        var delivery = Delivery(cursor: cursor, end: end)
        let limit = Pages<[HeardEntry]>.limit
        let page = try await ledger.entries(
            matching: listener.filter,
            in: EntryRange(after: cursor.sequence, through: end.final),
            limit: limit
        )
        for heard in page {
            delivery.notices += try notices(in: heard, for: listener)
            delivery.cursor.sequence = heard.entry.sequence
            delivery.cursor.entry = heard.entry.intent.id
        }
        guard page.count < limit else { return delivery }
        delivery.isComplete = true
        delivery.cursor.sequence = max(cursor.sequence, end.final)
        let today = try await ledger.businessDate()
        if cursor.holdsOn.map({ $0 < today }) ?? true {
            delivery.notices += try await expiringHolds(for: listener, today)
            delivery.cursor.holdsOn = today
        }
        return delivery
    }
}
