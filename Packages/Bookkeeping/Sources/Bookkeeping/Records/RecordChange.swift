/// A change of one record as part of a transaction.
///
/// The change names the version that it replaces. If the record has a different version at the time
/// of posting, the whole transaction is refused with `record.changed`. Then the feature reads the
/// record again.
public struct RecordChange: Sendable, Hashable {
    /// The collection and the name of the record.
    public let key: RecordKey
    /// The new value as JSON; nil removes the record.
    public let value: String?
    /// The version that the change replaces; 0 for a new record.
    public let replacing: Int64
    /// The account that the record is linked to after the change, if any.
    public let linkedTo: AccountID?
    /// The business date on which the record is due after the change, if any.
    public let due: BusinessDate?

    /// The decoded value of the record after the change, if any.
    let coded: CodedValue
    /// The decoded value of the replaced record, if this process has decoded it.
    let replacedCoded: CodedValue

    private init(
        _ key: RecordKey,
        _ value: CodedValue?,
        replacing record: Record?,
        linkedTo: AccountID?,
        due: BusinessDate?
    ) {
        self.key = key
        self.value = value?.json
        coded = value ?? CodedValue()
        replacing = record?.version ?? 0
        replacedCoded = record?.coded ?? CodedValue()
        self.linkedTo = linkedTo
        self.due = due
    }

    /// Returns the change that creates a record.
    /// - Parameters:
    ///   - key: The collection and the name of the record.
    ///   - value: The value, which is encoded as JSON.
    ///   - account: The account that the record is linked to, if any.
    ///   - due: The business date on which the record is due, if any.
    /// - Throws: The error of encoding the value as JSON.
    public static func create(
        _ key: RecordKey,
        _ value: some Encodable & Sendable,
        linkedTo account: AccountID? = nil,
        due: BusinessDate? = nil
    ) throws -> RecordChange {
        RecordChange(
            key,
            try CodedValue(encoding: value),
            replacing: nil,
            linkedTo: account,
            due: due
        )
    }

    /// Returns the change that replaces the value of `record` and keeps its linked account and due
    /// date.
    /// - Throws: The error of encoding the value as JSON.
    public static func update(_ record: Record, to value: some Encodable & Sendable) throws
        -> RecordChange
    {
        try update(record, to: value, due: record.due)
    }

    /// Returns the change that replaces the value and the due date of `record` and keeps its linked
    /// account.
    /// - Throws: The error of encoding the value as JSON.
    public static func update(
        _ record: Record,
        to value: some Encodable & Sendable,
        due: BusinessDate?
    ) throws -> RecordChange {
        update(record, to: try CodedValue(encoding: value), due: due)
    }

    /// Returns the change that replaces the value and the due date of `record`.
    static func update(_ record: Record, to value: CodedValue, due: BusinessDate?) -> RecordChange {
        RecordChange(record.key, value, replacing: record, linkedTo: record.linkedTo, due: due)
    }

    /// Returns the change that replaces the value of `record` and removes its link to an account
    /// and its due date.
    /// - Throws: The error of encoding the value as JSON.
    public static func unlink(_ record: Record, _ value: some Encodable & Sendable) throws
        -> RecordChange
    {
        RecordChange(
            record.key,
            try CodedValue(encoding: value),
            replacing: record,
            linkedTo: nil,
            due: nil
        )
    }

    /// Returns the change that removes `record`.
    public static func remove(_ record: Record) -> RecordChange {
        RecordChange(record.key, nil, replacing: record, linkedTo: record.linkedTo, due: nil)
    }
}
