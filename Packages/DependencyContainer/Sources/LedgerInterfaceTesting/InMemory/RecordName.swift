import Bookkeeping

/// The key of a record by its bytes, as a database tells keys apart: Swift takes two texts for equal
/// when Unicode does.
struct RecordName: Hashable {
    private let collection: [UInt8]
    private let name: [UInt8]

    init(_ key: RecordKey) {
        collection = Array(key.collection.utf8)
        name = Array(key.name.utf8)
    }
}
