/// The questions that ``PostingRules`` ask about a book, within the transaction that will write.
///
/// Each ledger answers them from its storage. The rules pass its errors on unchanged.
public protocol BookReading {
    /// The end of the book.
    var head: BookHead { get throws }

    /// Returns an account, or nil when it does not exist.
    func account(_ id: AccountID) throws -> Account?

    /// Returns the last version of a record.
    func recordState(_ key: RecordKey) throws -> RecordState

    /// Returns a record with its value, or nil when it does not exist.
    func record(_ key: RecordKey) throws -> Record?

    /// Returns the number of the entry with an idempotency key, or nil for a new key.
    func sequence(under id: IdempotencyID) throws -> Int64?

    /// Returns the closing balances of an account on closed days.
    func closingBalances(of account: AccountID, on days: ClosedRange<BusinessDate>) throws
        -> ClosingBalances

    /// Returns the records linked to an account, sorted by collection and name.
    func recordKeys(linkedTo account: AccountID) throws -> [RecordKey]

    /// Returns a hold, also when it is over, or nil for a name that was never used.
    func hold(_ id: HoldID) throws -> Hold?

    /// Returns whether an entry has used a signature.
    func isUsed(signature: String) throws -> Bool
}

/// The last version of a record.
public struct RecordState: Sendable, Hashable {
    /// The version of the last change, which may be a removal; 0 without any change.
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

/// The end of the book, to which the next entry is appended.
public struct BookHead: Sendable, Hashable {
    /// The number of the last entry.
    public let sequence: Int64
    /// The business date of the next entry.
    public let businessDate: BusinessDate
    /// The time of the entry that closed the last day, or started the book.
    public let closed: Timestamp
    public init(sequence: Int64, businessDate: BusinessDate, closed: Timestamp) {
        self.sequence = sequence
        self.businessDate = businessDate
        self.closed = closed
    }

    /// Returns the head after another entry.
    /// - Parameters:
    ///   - entry: The entry.
    ///   - head: The head before it; nil for the first entry.
    public init(of entry: borrowing LedgerEntry, after head: BookHead?) {
        let closes = entry.intent.purpose == .dayClosing
        self.init(
            sequence: entry.sequence,
            businessDate: closes ? entry.date.next : entry.date,
            closed: closes ? entry.time : head?.closed ?? entry.time
        )
    }

    /// Returns the time of the next entry: `now`, or the time of the last closing when the clock was
    /// set back before it.
    ///
    /// Within a day times are not ordered, because entries are posted at the same time.
    func nextTime(at now: Timestamp) -> Timestamp {
        max(now, closed)
    }
}
