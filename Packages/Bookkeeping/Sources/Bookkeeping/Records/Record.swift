#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The place of a feature's record: a collection and a name within it.
public struct RecordKey: Sendable, Hashable, CustomStringConvertible {
    /// The collection, of visible ASCII characters.
    public let collection: String
    /// The name within the collection.
    public let name: String

    public init(_ collection: String, _ name: String) {
        self.collection = collection
        self.name = name
    }

    /// The collection and the name.
    public var description: String { "\(collection) \(name)" }
}

/// Data that a feature keeps in the book besides money.
///
/// A transaction writes records and legs together. The history keeps each version: its value, or of a
/// secret the digest only, so a secret that was replaced is gone.
public struct Record: Sendable, Hashable {
    /// The place of the record.
    public let key: RecordKey
    /// The value as JSON.
    public let value: String
    /// The number of the version, starting at 1.
    public let version: Int64
    /// The account that the record belongs to, which cannot be closed while the record exists.
    public let linkedTo: AccountID?
    /// The business date on which the record is due, such as the next payday.
    public let due: BusinessDate?

    public init(
        key: RecordKey,
        value: String,
        version: Int64,
        linkedTo: AccountID?,
        due: BusinessDate? = nil
    ) {
        self.key = key
        self.value = value
        self.version = version
        self.linkedTo = linkedTo
        self.due = due
    }

    /// Creates the record of a version.
    /// - Parameters:
    ///   - version: The version.
    ///   - value: The value as JSON, whose digest the version has.
    public init(_ version: RecordVersion, value: String) {
        self.init(
            key: version.key,
            value: value,
            version: version.version,
            linkedTo: version.linkedTo,
            due: version.due
        )
    }

    private static let decoder = JSONDecoder()

    /// Decodes the value.
    /// - Parameter type: The feature's type of the value.
    /// - Throws: ``BankError`` `record.unreadable`.
    public func decode<Value: Decodable>(as type: Value.Type = Value.self) throws(BankError)
        -> Value
    {
        do {
            return try Self.decoder.decode(type, from: Data(Array(value.utf8)))
        } catch {
            throw BankError(
                .unreadableBook,
                code: "record.unreadable",
                "the book's record '\(key)' cannot be read; run 'bank audit' for details"
            )
        }
    }
}

/// A version of a record in the history, with a digest of its value.
public struct RecordVersion: Sendable, Hashable {
    /// The place of the record.
    public let key: RecordKey
    /// The number of the version, starting at 1 and continuing after a removal.
    public let version: Int64
    /// The SHA-256 of the value in UTF-8; nil for a removal.
    public let digest: SHA256Digest?
    /// The account that the record belongs to, if any.
    public let linkedTo: AccountID?
    /// The business date on which the record is due, if any.
    public let due: BusinessDate?

    public init(
        key: RecordKey,
        version: Int64,
        digest: SHA256Digest?,
        linkedTo: AccountID?,
        due: BusinessDate? = nil
    ) {
        self.key = key
        self.version = version
        self.digest = digest
        self.linkedTo = linkedTo
        self.due = due
    }
}
