public import Bookkeeping

/// The versions of a book's schema that this program knows.
public struct SchemaVersions: Sendable {
    /// The version after the first migration; lower versions were never released.
    public let first: Int64
    /// The version after all migrations.
    public let current: Int64

    /// Creates the versions of a kind of store.
    /// - Parameters:
    ///   - first: The version after the first migration.
    ///   - count: The number of migrations.
    public init(first: Int64, migrations count: Int) {
        self.first = first
        current = first + Int64(count) - 1
    }

    /// Checks that this program knows the version of a book.
    /// - Parameters:
    ///   - version: The version of the book's schema.
    ///   - place: The path or connection string of the book.
    /// - Throws: ``BankError`` `book.unreleased` or `book.newer`.
    public func check(_ version: Int64, of place: String) throws(BankError) {
        guard version >= first else {
            throw .bookFailure(
                "unreleased",
                "the book at '\(place)' was written by a version of this program that was never "
                    + "released (its schema is \(version), the first released one is \(first)) and "
                    + "was left unchanged; name another place for a new book"
            )
        }
        guard version <= current else {
            throw .bookFailure(
                "newer",
                "the book at '\(place)' was written by a newer version of this program (its schema "
                    + "is \(version), this program knows up to \(current)) and was left unchanged; "
                    + "update this program"
            )
        }
    }
}
