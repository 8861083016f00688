/// A record as the book has it, with its value as a type of the feature.
public struct TypedRecord<Value: Codable & Sendable>: Sendable {
    /// The record itself, from which a change is made.
    public let record: Record
    /// The value; change it, then ask for ``update()``.
    public var value: Value

    /// Reads the value of a record.
    /// - Throws: ``BankError`` `record.unreadable`.
    public init(_ record: Record) throws(BankError) {
        self.record = record
        value = try record.decode()
    }

    /// The change of the record to what ``value`` is now.
    public func update() throws -> RecordChange {
        try .update(record, to: value)
    }

    /// The change of the record to what ``value`` is now, no longer linked to its account.
    public func unlink() throws -> RecordChange {
        try .unlink(record, value)
    }

    /// The end of the record.
    public func remove() -> RecordChange {
        .remove(record)
    }
}
