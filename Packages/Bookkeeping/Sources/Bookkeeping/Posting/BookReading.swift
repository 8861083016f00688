/// Queries that ``PostingRules`` make in the write transaction of a book.
///
/// Each ledger answers the queries from its storage. The rules rethrow errors of the queries
/// unchanged.
public protocol BookReading {
    /// The last entry of the book, the business date, and the time of the last day closing.
    var head: BookHead { get throws }

    /// Returns an account, or nil when it does not exist.
    func account(_ id: AccountID) throws -> Account?

    /// Returns the last version number of a record, and whether the record exists.
    func recordState(_ key: RecordKey) throws -> RecordState

    /// Returns a record with its value, or nil when it does not exist.
    func record(_ key: RecordKey) throws -> Record?

    /// Returns the number of the entry with an idempotency key, or nil for a new key.
    func sequence(under id: IdempotencyID) throws -> Int64?

    /// Returns the closing balances of an account on days that are already closed.
    func closingBalances(of account: AccountID, on days: ClosedRange<BusinessDate>) throws
        -> ClosingBalances

    /// Returns the records linked to an account, sorted by collection and name.
    func recordKeys(linkedTo account: AccountID) throws -> [RecordKey]

    /// Returns a hold, even if it has ended; nil for a name that was never used.
    func hold(_ id: HoldID) throws -> Hold?

    /// Returns whether an entry with `signature` exists.
    func isUsed(signature: String) throws -> Bool
}

/// The last version number of a record, and whether the record exists.
public struct RecordState: Sendable, Hashable {
    /// The version of the last change, which may be a removal; 0 for a record that never existed.
    public let lastVersion: Int64
    /// Indicates whether the record exists now.
    public let isPresent: Bool

    public init(lastVersion: Int64, isPresent: Bool) {
        self.lastVersion = lastVersion
        self.isPresent = isPresent
    }

    /// The version that the next change replaces; 0 for a record that does not exist.
    var current: Int64 { isPresent ? lastVersion : 0 }
}

/// The last entry of a book, the business date, and the time of the last day closing.
public struct BookHead: Sendable, Hashable {
    /// The number of the last entry.
    public let sequence: Int64
    /// The business date of the next entry.
    public let businessDate: BusinessDate
    /// The time of the last entry that closed a day or started the book.
    public let closed: Timestamp
    public init(sequence: Int64, businessDate: BusinessDate, closed: Timestamp) {
        self.sequence = sequence
        self.businessDate = businessDate
        self.closed = closed
    }

    /// Creates the head after an entry was appended.
    /// - Parameters:
    ///   - entry: The entry that was appended.
    ///   - head: The head before the entry; nil for the first entry of a book.
    public init(of entry: borrowing LedgerEntry, after head: BookHead?) {
        let closes = entry.intent.purpose == .dayClosing
        self.init(
            sequence: entry.sequence,
            businessDate: closes ? entry.date.next : entry.date,
            closed: closes ? entry.time : head?.closed ?? entry.time
        )
    }

    /// Returns `now`, or the time of the last day closing if the clock was set back.
    ///
    /// Times within a day may be out of order, because entries are posted concurrently.
    func nextTime(at now: Timestamp) -> Timestamp {
        max(now, closed)
    }
}
