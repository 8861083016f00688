/// All that one transaction writes, worked out and allowed by the rules: a ledger puts it down as it
/// is.
public struct Posting: Sendable {
    /// A version of a record that is to be kept, or the end of one.
    public struct RecordWrite: Sendable {
        public let version: RecordVersion
        /// The value; nil removes the record.
        public let value: String?
    }

    public let entry: LedgerEntry
    /// The entry's hash.
    public let hash: SHA256Digest
    /// The balance of its account after each of the entry's legs, in their order.
    public let balances: [Money]
    /// In the order of the entry's records.
    public let records: [RecordWrite]

    init(
        _ entry: LedgerEntry,
        after previous: SHA256Digest,
        balances: [Money] = [],
        records: [RecordWrite] = []
    ) {
        self.entry = entry
        self.hash = entry.hash(after: previous)
        self.balances = balances
        self.records = records.sorted { $0.version.key.precedesInBytes($1.version.key) }
    }
}

extension Posting {
    /// The first entry of a book.
    /// - Parameter date: Its first business date.
    public static func beginning(on date: BusinessDate, at now: Timestamp) -> Posting {
        Posting(
            LedgerEntry(
                sequence: 1,
                date: date,
                time: now,
                intent: .beginning(on: date),
                authority: .ledger
            ),
            after: .zero
        )
    }

    /// The entry that ends a business date, or nil when it was ended before.
    /// - Throws: ``BankError`` `day.early` for a day that has not come, `day.last` for the last day
    ///   of the calendar.
    public static func closing(
        _ date: BusinessDate,
        after head: BookHead,
        at now: Timestamp
    ) throws(BankError) -> Posting? {
        guard date >= head.businessDate else { return nil }
        guard date == head.businessDate else {
            throw BankError(
                .refused,
                code: "day.early",
                "\(date) cannot be closed yet: the business date is \(head.businessDate), "
                    + "and days are closed one after the other"
            )
        }
        guard date.next > date else {
            throw BankError(
                .refused,
                code: "day.last",
                "\(date) cannot be closed: the calendar has no day after it"
            )
        }
        return Posting(
            LedgerEntry(
                sequence: head.sequence + 1,
                date: date,
                time: try head.nextTime(at: now),
                intent: .closing(date),
                authority: .ledger
            ),
            after: head.hash
        )
    }
}
