/// A key of a record compared by its bytes, because Swift treats some different keys as equal.
public struct RecordName: Sendable, Hashable {
    private let collection: [UInt8]
    private let name: [UInt8]

    /// Creates the name of a record.
    /// - Parameter key: The key of the record.
    public init(_ key: RecordKey) {
        collection = Array(key.collection.utf8)
        name = Array(key.name.utf8)
    }
}
