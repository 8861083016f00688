import Bookkeeping

extension LedgerEntry {
    /// Returns the entry with other parts.
    func with(
        sequence: Int64? = nil,
        date: BusinessDate? = nil,
        time: Timestamp? = nil,
        intent: Intent? = nil,
        result: [String: String]? = nil,
        authority: EntryAuthority? = nil,
        legs: [Leg]? = nil,
        openings: [AccountOpening]? = nil,
        closings: [AccountID]? = nil,
        records: [RecordVersion]? = nil,
        holds: [Hold]? = nil,
        memo: String? = nil,
        reverses: IdempotencyID? = nil
    ) -> LedgerEntry {
        LedgerEntry(
            sequence: sequence ?? self.sequence,
            date: date ?? self.date,
            time: time ?? self.time,
            intent: intent ?? self.intent,
            result: result ?? self.result,
            authority: authority ?? self.authority,
            legs: legs ?? self.legs,
            openings: openings ?? self.openings,
            closings: closings ?? self.closings,
            records: records ?? self.records,
            holds: holds ?? self.holds,
            memo: memo ?? self.memo,
            reverses: reverses ?? self.reverses
        )
    }
}
