/// An accepted transaction, with all data that a ledger must write for it.
public struct Posting: Sendable {
    /// A version of a record to write.
    public struct RecordWrite: Sendable {
        /// The version to add to the history of the record.
        public let version: RecordVersion
        /// The value as JSON; nil removes the record.
        public let value: String?
        /// Indicates whether the value is a secret; the history keeps only the digest of a secret.
        public let isSecret: Bool
        /// Indicates whether the record exists already and stays linked to the same account.
        public let keepsLink: Bool
    }

    /// The entry to write.
    public let entry: LedgerEntry
    /// For each leg in order, the balance of the leg's account after that leg.
    public let balances: [Money]
    /// The record changes to write, sorted by key like the records of ``entry``.
    public let records: [RecordWrite]

    init(
        _ entry: LedgerEntry,
        balances: [Money] = [],
        records: [RecordWrite] = []
    ) {
        self.entry = entry
        self.balances = balances
        self.records = records.sorted { $0.version.key.precedesInBytes($1.version.key) }
    }
}

extension Posting {
    /// Creates a posting that copies a stored entry of one ledger into another ledger.
    /// - Parameters:
    ///   - entry: The stored entry.
    ///   - number: The number of the entry in the other ledger.
    ///   - balances: For each leg in order, the balance of the leg's account after that leg.
    ///   - values: For each record of the entry in order, the value that the history stores; nil
    ///     for a secret or a removal.
    ///   - present: Returns the current record with a key. If this record still has the version
    ///     that the entry wrote, a secret value is copied from it.
    public init(
        stored entry: LedgerEntry,
        numbered number: Int64,
        balances: [Money],
        values: [String?],
        present: (RecordKey) throws -> Record?
    ) rethrows {
        let records = try zip(entry.records, values).map { version, value in
            let secret = value == nil && version.digest != nil ? try present(version.key) : nil
            return RecordWrite(
                version: version,
                value: secret?.version == version.version ? secret?.value : value,
                isSecret: value == nil,
                keepsLink: false
            )
        }
        var entry = entry
        entry.sequence = number
        self.init(entry, balances: balances, records: records)
    }

    /// Returns the first entry of a book.
    /// - Parameters:
    ///   - date: The first business date; nil for the date in Seoul at `now`.
    ///   - now: The time of posting.
    ///   - nonce: A random value, so that two books that start in the same millisecond have
    ///     different log names and signing keys.
    public static func start(
        on date: BusinessDate?,
        at now: Timestamp,
        nonce: IdempotencyID
    ) -> Posting {
        let date = date ?? BusinessDate(inSeoulAt: now)
        return Posting(
            LedgerEntry(
                sequence: 1,
                date: date,
                time: now,
                intent: .start(on: date, nonce: nonce),
                authority: .ledger
            )
        )
    }

    /// Returns the entry that accepts the head of a restored book.
    /// - Parameters:
    ///   - historyBreak: The head that was signed last, and the head of the book.
    ///   - head: The last entry and the current business date of the book.
    ///   - now: The time of posting.
    public static func accepting(
        _ historyBreak: HistoryBreak,
        after head: BookHead,
        at now: Timestamp
    ) -> Posting {
        Posting(
            LedgerEntry(
                sequence: head.sequence + 1,
                date: head.businessDate,
                time: head.nextTime(at: now),
                intent: .accepting(historyBreak),
                authority: .ledger
            )
        )
    }

    /// Returns the entry that closes a business date, or nil when the date is closed already.
    /// - Parameters:
    ///   - date: The date to close.
    ///   - head: The last entry and the current business date of the book.
    ///   - now: The time of posting.
    /// - Throws: ``BankError`` `day.early` for a date in the future and `date.end` for the last day
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
        _ = try date.later(by: 1)
        return Posting(
            LedgerEntry(
                sequence: head.sequence + 1,
                date: date,
                time: head.nextTime(at: now),
                intent: .closing(date),
                authority: .ledger
            )
        )
    }
}
