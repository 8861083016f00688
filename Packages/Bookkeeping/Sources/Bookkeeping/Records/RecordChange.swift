#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A change of one record, made together with the transaction that names it.
///
/// It says which version it was made from; when the record has another by now, the whole transaction
/// is refused with `record.changed` and the feature starts over
/// (``Ledger/retryingConflicts(_:)``).
public struct RecordChange: Sendable, Hashable {
    public let key: RecordKey
    /// The new value; nil removes the record.
    public let value: String?
    /// The version it replaces; 0 when there must be none yet.
    public let replacing: Int64
    public let linkedTo: AccountID?

    private init(key: RecordKey, value: String?, replacing: Int64, linkedTo: AccountID?) {
        self.key = key
        self.value = value
        self.replacing = replacing
        self.linkedTo = linkedTo
    }

    /// The first version of a record.
    public static func create(
        _ key: RecordKey,
        _ value: some Encodable,
        linkedTo account: AccountID? = nil
    ) throws -> RecordChange {
        RecordChange(key: key, value: try encode(value), replacing: 0, linkedTo: account)
    }

    /// The next version of a record, linked to the same account.
    public static func update(_ record: Record, to value: some Encodable) throws -> RecordChange {
        RecordChange(
            key: record.key,
            value: try encode(value),
            replacing: record.version,
            linkedTo: record.linkedTo
        )
    }

    /// The next version of a record, linked to no account any more.
    public static func unlink(_ record: Record, _ value: some Encodable) throws -> RecordChange {
        RecordChange(
            key: record.key,
            value: try encode(value),
            replacing: record.version,
            linkedTo: nil
        )
    }

    /// The end of a record.
    public static func remove(_ record: Record) -> RecordChange {
        RecordChange(
            key: record.key,
            value: nil,
            replacing: record.version,
            linkedTo: record.linkedTo
        )
    }

    /// Keys sorted, so that the same value always has the same digest.
    private static func encode(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
}
