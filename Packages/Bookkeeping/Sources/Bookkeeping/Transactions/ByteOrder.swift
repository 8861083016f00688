extension String {
    /// Whether its UTF-8 comes first: the order in which a database sorts, and in which texts that
    /// Unicode takes for equal still differ.
    public func precedesInBytes(_ other: String) -> Bool {
        utf8.lexicographicallyPrecedes(other.utf8)
    }
}

extension RecordKey {
    /// By collection, then by name, in the order of their bytes.
    public func precedesInBytes(_ other: RecordKey) -> Bool {
        collection.utf8.elementsEqual(other.collection.utf8)
            ? name.precedesInBytes(other.name) : collection.precedesInBytes(other.collection)
    }

    /// Whether it is the same key to a database.
    func equalsInBytes(_ other: RecordKey) -> Bool {
        !precedesInBytes(other) && !other.precedesInBytes(self)
    }
}
