/// A selection of entries by their purposes and by what they concern.
///
/// An entry passes if it has one of the purposes and concerns an account or a record. It concerns
/// an account on which it moves money or changes a hold, and a record that it changes.
public struct EntryFilter: Sendable, Hashable {
    /// The purposes of the entries.
    public let purposes: [Purpose]
    /// The accounts on which the entries move money or change holds.
    public let accounts: [AccountID]
    /// The records that the entries change.
    public let records: [RecordKey]

    public init(purposes: [Purpose], accounts: [AccountID], records: [RecordKey] = []) {
        self.purposes = purposes
        self.accounts = accounts
        self.records = records
    }

    /// Returns whether an entry passes the filter.
    public func admits(_ entry: LedgerEntry) -> Bool {
        guard purposes.contains(entry.intent.purpose) else { return false }
        return entry.legs.contains { accounts.contains($0.account) }
            || entry.holds.contains { accounts.contains($0.account) }
            || entry.records.contains { records.contains($0.key) }
    }
}

/// A range of entries by their numbers, in one of two orders.
public struct EntryRange: Sendable, Hashable {
    /// The number after which the range begins.
    public var after: Int64
    /// The last number of the range.
    public var through: Int64
    /// A Boolean value that indicates whether the newest entries come first.
    public var isNewestFirst: Bool

    public init(after: Int64 = 0, through: Int64 = .max, isNewestFirst: Bool = false) {
        self.after = after
        self.through = through
        self.isNewestFirst = isNewestFirst
    }
}

/// The end of a history.
public struct HistoryEnd: Sendable, Hashable {
    /// The number of the newest entry.
    public let newest: Int64
    /// The number through which no entry can be added any more.
    ///
    /// It can be less than ``newest`` where several transactions commit at the same time.
    public let final: Int64

    public init(newest: Int64, final: Int64) {
        self.newest = newest
        self.final = final
    }
}
