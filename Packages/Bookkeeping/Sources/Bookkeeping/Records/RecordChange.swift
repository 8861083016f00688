#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A change of one record, posted together with a transaction.
///
/// The change names the version that it replaces. When the record has another version by now, the
/// whole transaction is refused with `record.changed`, and the feature reads the record again.
public struct RecordChange: Sendable, Hashable {
    /// The place of the record.
    public let key: RecordKey
    /// The new value as JSON; nil removes the record.
    public let value: String?
    /// The version that the change replaces; 0 for a new record.
    public let replacing: Int64
    /// The account that the record belongs to after the change, if any.
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

    /// Creates a record.
    /// - Parameters:
    ///   - key: The place of the record.
    ///   - value: The value, which is encoded as JSON.
    ///   - account: The account that the record belongs to, if any.
    ///   - due: The business date on which the record is due, if any.
    /// - Throws: The error of the encoder.
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

    /// Replaces the value of a record, and keeps its account and its due date.
    /// - Throws: The error of the encoder.
    public static func update(_ record: Record, to value: some Encodable) throws -> RecordChange {
        try update(record, to: value, due: record.due)
    }

    /// Replaces the value and the due date of a record, and keeps its account.
    /// - Throws: The error of the encoder.
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

    /// Replaces the value of a record, and removes the link to its account and the due date.
    /// - Throws: The error of the encoder.
    public static func unlink(_ record: Record, _ value: some Encodable) throws -> RecordChange {
        RecordChange(
            key: record.key,
            value: try encode(value),
            replacing: record.version,
            linkedTo: nil,
            due: nil
        )
    }

    /// Removes a record.
    public static func remove(_ record: Record) -> RecordChange {
        RecordChange(
            key: record.key,
            value: nil,
            replacing: record.version,
            linkedTo: record.linkedTo,
            due: nil
        )
    }

    /// Sorts the keys, so that equal values have equal digests.
    private static let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return encoder
    }()

    private static func encode(_ value: some Encodable) throws -> String {
        String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
