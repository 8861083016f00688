/// A transaction that was posted and never changes.
public struct LedgerEntry: Sendable, Hashable {
    /// The number of the entry, which starts at 1 and increases.
    public internal(set) var sequence: Int64
    /// The business date, which is the same as or later than that of the previous entry.
    public let date: BusinessDate
    /// The time of posting, at or after the last closing of a day.
    public let time: Timestamp
    /// The request that the entry carries out.
    public let intent: Intent
    /// The values of the receipt, such as the number of a new account.
    public let result: [String: String]
    /// The authorization under which the entry was posted.
    public let authority: EntryAuthority
    /// The debits and credits of the entry.
    public let legs: [Leg]
    /// The accounts that the entry opened, sorted by name.
    public let openings: [AccountOpening]
    /// The accounts that the entry closed, sorted by name.
    public let closings: [AccountID]
    /// The records that the entry changed, sorted by collection and name.
    public let records: [RecordVersion]
    /// The holds that the entry changed, with their new amounts, sorted by name.
    public let holds: [Hold]
    /// The customer's memo, which may be empty.
    public let memo: String
    /// The idempotency key of the entry that this entry corrects, if any.
    public let reverses: IdempotencyID?

    /// Creates an entry and sorts openings, closings, records and holds.
    /// - Parameters:
    ///   - sequence: The number of the entry, starting at 1.
    ///   - date: The business date.
    ///   - time: The time of posting.
    ///   - intent: The request that the entry carries out.
    ///   - result: The values of the receipt.
    ///   - authority: The authorization under which the entry is posted.
    ///   - legs: The debits and credits of the entry.
    ///   - openings: The accounts that the entry opens.
    ///   - closings: The accounts that the entry closes.
    ///   - records: The records that the entry changes.
    ///   - holds: The holds that the entry changes, with their new amounts.
    ///   - memo: The customer's memo, which may be empty.
    ///   - reverses: The idempotency key of the entry that this entry corrects, if any.
    public init(
        sequence: Int64,
        date: BusinessDate,
        time: Timestamp,
        intent: Intent,
        result: [String: String] = [:],
        authority: EntryAuthority,
        legs: [Leg] = [],
        openings: [AccountOpening] = [],
        closings: [AccountID] = [],
        records: [RecordVersion] = [],
        holds: [Hold] = [],
        memo: String = "",
        reverses: IdempotencyID? = nil
    ) {
        self.sequence = sequence
        self.date = date
        self.time = time
        self.intent = intent
        self.result = result
        self.authority = authority
        self.legs = legs
        self.openings = openings.sorted { $0.id.rawValue.precedesInBytes($1.id.rawValue) }
        self.closings = closings.sorted { $0.rawValue.precedesInBytes($1.rawValue) }
        self.records = records.sorted { $0.key.precedesInBytes($1.key) }
        self.holds = holds.sorted { $0.id.rawValue.precedesInBytes($1.id.rawValue) }
        self.memo = memo
        self.reverses = reverses
    }

    /// Returns the receipt of the entry.
    /// - Parameter isRepeat: Whether the receipt answers a repeated request.
    public func receipt(isRepeat: Bool) -> Receipt {
        Receipt(
            sequence: sequence,
            date: date,
            time: time,
            intent: intent,
            result: result,
            isRepeat: isRepeat
        )
    }
}
