/// A record and its decoded value.
public struct TypedRecord<Value: Sendable>: Sendable {
    /// The stored record; every change that a method returns applies to this record.
    public let record: Record
    /// The decoded value; change it, then call ``update()``.
    public var value: Value
}

// The type itself needs no conformance of the value, which the runtime would search at each start.
extension TypedRecord where Value: Codable {
    /// Creates a typed record by decoding the value of `record`.
    /// - Throws: ``BankError`` `record.unreadable` when the value does not match the type.
    public init(_ record: Record) throws(BankError) {
        let value: Value = try record.decode()
        var record = record
        record.coded = CodedValue(value, decodedFrom: record.value)
        self.record = record
        self.value = value
    }

    /// Returns the change that replaces the stored value with ``value``.
    /// - Throws: The error of encoding the value as JSON.
    public func update() throws -> RecordChange {
        try .update(record, to: value)
    }

    /// Returns the change that replaces the stored value with ``value`` and sets the due date to
    /// `due`.
    /// - Throws: The error of encoding the value as JSON.
    public func update(due: BusinessDate?) throws -> RecordChange {
        try .update(record, to: value, due: due)
    }

    /// Returns the change that stores ``value`` and removes the record's link to an account and its
    /// due date.
    /// - Throws: The error of encoding the value as JSON.
    public func unlink() throws -> RecordChange {
        try .unlink(record, value)
    }

    /// Returns the change that removes the record.
    public func remove() -> RecordChange {
        .remove(record)
    }
}

extension TypedRecord where Value: Codable & Equatable {
    /// Returns the same change as ``update(due:)``.
    /// - Parameters:
    ///   - due: The new due date.
    ///   - posted: The record that was posted; if it was encoded from the same value, its JSON is
    ///     not encoded again.
    /// - Throws: The error of encoding the value as JSON.
    func update(due: BusinessDate?, sameAs posted: Record?) throws -> RecordChange {
        let value = try (posted?.coded ?? CodedValue()).encoding(value)
        return .update(record, to: value, due: due)
    }
}
