extension String {
    /// Returns whether the UTF-8 bytes of this text sort before those of `other`.
    ///
    /// Databases sort in this order. Swift's own order treats some texts with different bytes as
    /// equal.
    public func precedesInBytes(_ other: String) -> Bool {
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}

extension RecordKey {
    /// Returns whether this key sorts before `other` by the bytes of collection and name.
    public func precedesInBytes(_ other: RecordKey) -> Bool {
        collection.utf8.elementsEqual(other.collection.utf8)
            ? name.precedesInBytes(other.name) : collection.precedesInBytes(other.collection)
    }

    /// Returns whether this key and `other` have equal bytes, which is how a database compares
    /// keys.
    func equalsInBytes(_ other: RecordKey) -> Bool {
        !precedesInBytes(other) && !other.precedesInBytes(self)
    }
}

/// A record's key that is compared by its bytes, because Swift treats some texts with different
/// bytes as equal.
public struct RecordName: Sendable, Hashable {
    private let collection: [UInt8]
    private let name: [UInt8]

    /// Creates the comparable form of a record's key.
    /// - Parameter key: The key of the record.
    public init(_ key: RecordKey) {
        collection = Array(key.collection.utf8)
        name = Array(key.name.utf8)
    }
}
