#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The place of a feature's record: its collection (`safebox`) and its name there.
public struct RecordKey: Sendable, Hashable, CustomStringConvertible {
    public let collection: String
    public let name: String

    public init(_ collection: String, _ name: String) {
        self.collection = collection
        self.name = name
    }

    public var description: String { "\(collection) \(name)" }
}

/// What a feature keeps in the book beside the money: a card, a safe box, a customer.
///
/// A record is written by a transaction, in the same atomic write as the legs, and the book keeps a
/// digest of each version in its history (not the old value itself: a sealed key that was replaced is
/// gone).
public struct Record: Sendable, Hashable {
    public let key: RecordKey
    /// The value, as JSON text.
    public let value: String
    /// 1 for the first, one more with each change.
    public let version: Int64
    /// The account it belongs to, if any. An account with a record linked to it cannot be closed.
    public let linkedTo: AccountID?

    public init(key: RecordKey, value: String, version: Int64, linkedTo: AccountID?) {
        self.key = key
        self.value = value
        self.version = version
        self.linkedTo = linkedTo
    }

    /// The value as a type of the feature.
    /// - Throws: ``BankError`` `record.unreadable` when the text is not such a value.
    public func decode<Value: Decodable>(as type: Value.Type = Value.self) throws(BankError)
        -> Value
    {
        do {
            return try JSONDecoder().decode(type, from: Data(value.utf8))
        } catch {
            throw BankError(
                .unreadableBook,
                code: "record.unreadable",
                "the book's record \(key) cannot be read; `bank audit` tells more"
            )
        }
    }
}
