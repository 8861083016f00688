/// The questions that the rules ask about a book as it stands, in the transaction that will write.
///
/// Each ledger answers them from where it keeps its book; what its answering throws passes through
/// the rules unchanged.
public protocol BookReading {
    var head: BookHead { get throws }
    func account(_ id: AccountID) throws -> Account?
    func recordState(_ key: RecordKey) throws -> RecordState
    /// The records linked to the account now, by collection and name.
    func recordKeys(linkedTo account: AccountID) throws -> [RecordKey]
    /// The hold of that name, also when it is over; nil when there was none ever.
    func hold(_ id: HoldID) throws -> Hold?
    /// Whether an entry has used the signature of that name.
    func isUsed(signature: String) throws -> Bool
}

/// How far a record's history goes.
public struct RecordState: Sendable, Hashable {
    /// The version of the last change, also of a removal; 0 when there was none ever.
    public let lastVersion: Int64
    /// Whether the record is there now.
    public let isPresent: Bool

    public init(lastVersion: Int64, isPresent: Bool) {
        self.lastVersion = lastVersion
        self.isPresent = isPresent
    }

    /// The version that a change must say it replaces; 0 when there is no record.
    var current: Int64 { isPresent ? lastVersion : 0 }
}
