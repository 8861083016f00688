#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The key of a record: the name of a collection, and a name within the collection.
public struct RecordKey: Sendable, Hashable, CustomStringConvertible {
    /// The name of the collection, in visible ASCII characters.
    public let collection: String
    /// The name of the record within the collection.
    public let name: String

    public init(_ collection: String, _ name: String) {
        self.collection = collection
        self.name = name
    }

    /// The collection and the name, separated by a space.
    public var description: String { "\(collection) \(name)" }
}

/// A piece of data that a feature stores in the book, such as a counter of account numbers.
///
/// A transaction writes records and legs together. The history keeps the value of each version, but
/// only the digest of a secret. Therefore a replaced secret cannot be recovered.
public struct Record: Sendable, Hashable {
    /// The collection and the name of the record.
    public let key: RecordKey
    /// The value as JSON.
    public let value: String
    /// The number of the version, starting at 1.
    public let version: Int64
    /// The account that the record is linked to, if any; the account cannot be closed while the
    /// record exists.
    public let linkedTo: AccountID?
    /// The business date on which the record is due, such as the next payday; nil if the record is
    /// never due.
    public let due: BusinessDate?
    /// The decoded value, if this process has coded it before.
    var coded = CodedValue()

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

    /// Creates the record with the key, the link and the due date of a version.
    /// - Parameters:
    ///   - version: The version in the history.
    ///   - value: The value as JSON, which must match the digest of the version.
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

    /// Decodes the JSON value of the record.
    /// - Parameter type: The type in which the feature stores the value.
    /// - Throws: ``BankError`` `record.unreadable` when the value does not match the type.
    public func decode<Value: Decodable>(as type: Value.Type = Value.self) throws(BankError)
        -> Value
    {
        if let value = coded.value(of: value, as: type) { return value }
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
    /// The collection and the name of the record.
    public let key: RecordKey
    /// The number of the version, starting at 1 and continuing after a removal.
    public let version: Int64
    /// The SHA-256 of the value in UTF-8; nil for a removal.
    public let digest: SHA256Digest?
    /// The account that the record is linked to, if any.
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
