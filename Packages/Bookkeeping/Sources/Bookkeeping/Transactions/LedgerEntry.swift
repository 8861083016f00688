/// A transaction as the book has it, for good.
public struct LedgerEntry: Sendable, Hashable {
    /// 1, 2, 3 … without a gap.
    public let sequence: Int64
    /// The business date it belongs to; it never falls.
    public let date: BusinessDate
    /// Later than that of the entry before it, whatever the computer's clock said.
    public let time: Timestamp
    public let intent: Intent
    public let result: [String: String]
    public let authority: EntryAuthority
    public let legs: [Leg]
    /// The accounts that it opened, by id.
    public let openings: [AccountOpening]
    /// The accounts that it closed, by id.
    public let closings: [AccountID]
    /// The records that it changed, by collection and name.
    public let records: [RecordVersion]
    /// The holds that it changed, by name.
    public let holds: [HoldVersion]
    public let memo: String
    /// The entry that this one puts right.
    public let reverses: Int64?

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
        holds: [HoldVersion] = [],
        memo: String = "",
        reverses: Int64? = nil
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
        self.holds = holds.sorted { $0.hold.rawValue.precedesInBytes($1.hold.rawValue) }
        self.memo = memo
        self.reverses = reverses
    }

    /// The receipt of whoever posted it.
    /// - Parameter isRepeat: Whether it was posted before, and its id has come again.
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
