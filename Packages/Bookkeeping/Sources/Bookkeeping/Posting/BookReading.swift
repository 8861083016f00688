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

    /// Creates a state.
    /// - Parameters:
    ///   - lastVersion: The version of the last change; 0 without any change.
    ///   - isPresent: Whether the record exists now.
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
    /// The time of the last entry.
    public let time: Timestamp
    /// The hash of the last entry.
    public let hash: SHA256Digest

    /// Creates the head from the fields of the last entry.
    /// - Parameters:
    ///   - sequence: The number of the last entry.
    ///   - date: The business date of the last entry.
    ///   - purpose: The purpose of the last entry; after a day's closing the next day begins.
    ///   - time: The time of the last entry.
    ///   - hash: The hash of the last entry.
    public init(
        sequence: Int64,
        date: BusinessDate,
        purpose: Purpose,
        time: Timestamp,
        hash: SHA256Digest
    ) {
        self.sequence = sequence
        self.businessDate = purpose == .dayClosing ? date.next : date
        self.time = time
        self.hash = hash
    }

    /// Creates the head after an entry.
    /// - Parameters:
    ///   - entry: The last entry.
    ///   - hash: The hash of the last entry.
    public init(of entry: LedgerEntry, hash: SHA256Digest) {
        self.init(
            sequence: entry.sequence,
            date: entry.date,
            purpose: entry.intent.purpose,
            time: entry.time,
            hash: hash
        )
    }

    /// Returns the time of the next entry: `now`, or just after the last entry when the clock was
    /// set back.
    /// - Throws: ``BankError`` `time.end` at the end of the range.
    func nextTime(at now: Timestamp) throws(BankError) -> Timestamp {
        let (later, overflow) = time.milliseconds.addingReportingOverflow(1)
        guard !overflow else {
            throw BankError(
                .internalError,
                code: "time.end",
                "the last entry of the book has the last moment of time; "
                    + "restore a copy from before the clock was wrong"
            )
        }
        return max(now, Timestamp(milliseconds: later))
    }
}
