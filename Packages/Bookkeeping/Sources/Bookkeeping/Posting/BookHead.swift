/// The end of the book, as far as the next entry needs it.
public struct BookHead: Sendable, Hashable {
    /// The number of the last entry.
    public let sequence: Int64
    /// The business date that the next entry gets.
    public let businessDate: BusinessDate
    /// The time of the last entry.
    public let time: Timestamp
    /// The hash of the last entry.
    public let hash: SHA256Digest

    /// - Parameters:
    ///   - date: The last entry's.
    ///   - purpose: The last entry's: after a day's closing the next day is the business date.
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

    /// The head that this entry makes.
    public init(of entry: LedgerEntry, hash: SHA256Digest) {
        self.init(
            sequence: entry.sequence,
            date: entry.date,
            purpose: entry.intent.purpose,
            time: entry.time,
            hash: hash
        )
    }

    /// The time of the next entry: the clock's, or just after the last entry's when the clock was
    /// set back.
    /// - Throws: ``BankError`` `time.end` after the last moment that there is.
    func nextTime(at now: Timestamp) throws(BankError) -> Timestamp {
        let (later, overflow) = time.milliseconds.addingReportingOverflow(1)
        guard !overflow else {
            throw BankError(
                .internalError,
                code: "time.end",
                "the last entry of the book claims the last moment of time; "
                    + "restore a copy from before the clock was wrong"
            )
        }
        return max(now, Timestamp(milliseconds: later))
    }
}
