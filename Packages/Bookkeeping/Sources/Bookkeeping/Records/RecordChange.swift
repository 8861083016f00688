#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

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

    private init(
        key: RecordKey,
        value: String?,
        replacing: Int64,
        linkedTo: AccountID?,
        due: BusinessDate?
    ) {
        self.key = key
        self.value = value
        self.replacing = replacing
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
        _ value: some Encodable,
        linkedTo account: AccountID? = nil,
        due: BusinessDate? = nil
    ) throws -> RecordChange {
        RecordChange(
            key: key,
            value: try encode(value),
            replacing: 0,
            linkedTo: account,
            due: due
        )
    }

    /// Returns the change that replaces the value of `record` and keeps its linked account and due
    /// date.
    /// - Throws: The error of encoding the value as JSON.
    public static func update(_ record: Record, to value: some Encodable) throws -> RecordChange {
        try update(record, to: value, due: record.due)
    }

    /// Returns the change that replaces the value and the due date of `record` and keeps its linked
    /// account.
    /// - Throws: The error of encoding the value as JSON.
    public static func update(
        _ record: Record,
        to value: some Encodable,
        due: BusinessDate?
    ) throws -> RecordChange {
        RecordChange(
            key: record.key,
            value: try encode(value),
            replacing: record.version,
            linkedTo: record.linkedTo,
            due: due
        )
    }

    /// Returns the change that replaces the value of `record` and removes its link to an account
    /// and its due date.
    /// - Throws: The error of encoding the value as JSON.
    public static func unlink(_ record: Record, _ value: some Encodable) throws -> RecordChange {
        RecordChange(
            key: record.key,
            value: try encode(value),
            replacing: record.version,
            linkedTo: nil,
            due: nil
        )
    }

    /// Returns the change that removes `record`.
    public static func remove(_ record: Record) -> RecordChange {
        RecordChange(
            key: record.key,
            value: nil,
            replacing: record.version,
            linkedTo: record.linkedTo,
            due: nil
        )
    }

    /// An encoder that sorts keys, so that equal values have equal digests.
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    private static func encode(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
