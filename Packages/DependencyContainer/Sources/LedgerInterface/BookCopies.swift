public import Bookkeeping
public import DependencyContainer

/// A service that copies the book to other files, and opens or restores copies.
public protocol BookCopies: Sendable {
    /// Copies the book to a new private file, even while other processes use the book.
    ///
    /// The copy has one consistent state of the book. The file is either complete or absent.
    /// - Parameter path: The path of the new file.
    /// - Throws: ``BankError`` `copy.exists` when the path exists, `book.folder` or `book.full`
    ///   when the file cannot be written, and the errors of the book.
    func copy(to path: String) async throws

    /// Opens a copy of a book for reading only.
    /// - Parameter path: The path of the copy.
    /// - Throws: ``BankError`` `book.missing`, and other errors for a file that is not a book.
    func copy(at path: String) async throws -> any Ledger & HistoryLog

    /// Creates the missing book from a copy, and keeps the copy.
    /// - Parameter path: The path of the copy.
    /// - Throws: ``BankError`` `book.exists` when there is a book, and the errors of ``copy(to:)``.
    func restore(from path: String) async throws
}

/// The id of the ``BookCopies`` service.
public let bookCopiesInject = InjectID<any BookCopies>("BookCopies")

extension BankError {
    /// Returns the error for a missing copy of a book.
    /// - Parameter path: The expected path of the copy.
    public static func copyMissing(at path: String) -> BankError {
        BankError(
            .unreadableBook,
            code: "book.missing",
            "there is no copy of a book at '\(path)'; name a file that 'bank backup' has written"
        )
    }
}
