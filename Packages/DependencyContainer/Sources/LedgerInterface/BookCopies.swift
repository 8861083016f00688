import Bookkeeping
import DependencyContainer

/// The copies of a book in other files.
public protocol BookCopies: Sendable {
    /// Copies the book to a new private file, while other processes use it.
    ///
    /// The copy is one state of the book, and is complete or not there.
    /// - Parameter path: The path of the new file.
    /// - Throws: ``BankError`` `copy.exists` when something is there, `book.folder` or `book.full`
    ///   when the file cannot be written, and the errors of the book.
    func copy(to path: String) async throws

    /// Opens a copy, which is only read.
    /// - Parameter path: The path of the copy.
    /// - Throws: ``BankError`` `book.missing`, and others for a file that is not a book.
    func copy(at path: String) async throws -> any Ledger & HistoryLog

    /// Makes the missing book from a copy, which stays.
    /// - Parameter path: The path of the copy.
    /// - Throws: ``BankError`` `book.exists` when there is a book, and the errors of ``copy(to:)``.
    func restore(from path: String) async throws
}

/// The id of the copies of the book.
public let bookCopiesInject = InjectID<any BookCopies>("BookCopies")

extension BankError {
    /// The copy does not exist.
    /// - Parameter path: The path where it was expected.
    public static func copyMissing(at path: String) -> BankError {
        BankError(
            .unreadableBook,
            code: "book.missing",
            "there is no copy of a book at '\(path)'; name a file that 'bank backup' has written"
        )
    }
}
