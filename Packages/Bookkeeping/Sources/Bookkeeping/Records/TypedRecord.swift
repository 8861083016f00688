/// A record and its decoded value.
public struct TypedRecord<Value: Sendable>: Sendable {
    /// The stored record, from which changes are made.
    public let record: Record
    /// The decoded value; change it, then call ``update()``.
    public var value: Value
}

// The type itself needs no conformance of the value, which the runtime would search at each start.
extension TypedRecord where Value: Codable {
    /// Decodes a record.
    /// - Throws: ``BankError`` `record.unreadable`.
    public init(_ record: Record) throws(BankError) {
        self.record = record
        value = try record.decode()
    }

    /// Returns the change of the record to ``value``.
    /// - Throws: The error of the encoder.
    public func update() throws -> RecordChange {
        try .update(record, to: value)
    }

    /// Returns the change of the record to ``value`` with another due date.
    /// - Throws: The error of the encoder.
    public func update(due: BusinessDate?) throws -> RecordChange {
        try .update(record, to: value, due: due)
    }

    /// Returns the change of the record to ``value`` without a link to its account.
    /// - Throws: The error of the encoder.
    public func unlink() throws -> RecordChange {
        try .unlink(record, value)
    }

    /// Returns the removal of the record.
    public func remove() -> RecordChange {
        .remove(record)
    }
}
