import Bookkeeping
import CSQLite
import LedgerInterface

/// Errors in reading or writing the book, after which the book is unchanged.
extension BankError {
    /// Creates the error for the customer from a failure of SQLite.
    /// - Parameters:
    ///   - failure: The failure that SQLite reported.
    ///   - path: The path of the book.
    init(_ failure: SQLiteFailure, path: String) {
        self =
            switch failure.primaryCode {
            case _ where failure.meansFullDisk: .bookFull(path)
            case SQLITE_IOERR: .bookBroken(path, failure.reason)
            case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .bookInaccessible(path, failure.reason)
            case SQLITE_READONLY: .bookReadOnly(path)
            case SQLITE_NOTADB: .bookForeign(path)
            case _ where failure.meansDamage: .bookDamaged(path, failure.message)
            case SQLITE_BUSY, SQLITE_LOCKED: .bookBusy(path, writers: "another process has")
            default:
                .bookUnchanged(path, "SQLite reports '\(failure.message)' (\(failure.code))")
            }
    }

    static func bookUsedAfterClosing(_ path: String) -> BankError {
        BankError(
            .internalError,
            code: "book.put-away",
            "the book at '\(path)' was used after it was closed; nothing was changed"
        )
    }

    static func bookReadOnly(_ path: String) -> BankError {
        bookFailure(
            "readonly",
            "this user may read but not write the book at '\(path)'; "
                + "ask its owner for permission to write the file and its folder"
        )
    }

    static func bookForeign(_ path: String) -> BankError {
        bookFailure(
            "foreign",
            "the file '\(path)' is not a book of this bank and was left unchanged; "
                + "name another file, or move this one"
        )
    }

    static func bookRestructured(_ path: String) -> BankError {
        bookDamaged(
            path,
            "its tables, triggers, views or indexes were changed; 'bank audit' names them"
        )
    }

    /// Returns the error for a file that other users may use or that has several names.
    /// - Parameters:
    ///   - path: The path of the book.
    ///   - code: The part of the error code after `book.`.
    ///   - problem: The problem and the remedy, as the rest of a sentence about the file of the
    ///     book.
    static func bookExposed(_ path: String, code: String, _ problem: String) -> BankError {
        bookFailure(code, "the file of the book at '\(path)' \(problem)")
    }

    static func bookOutdated(_ path: String) -> BankError {
        bookFailure(
            "outdated",
            "the book at '\(path)' was made by an older version, and this user may not upgrade it; "
                + "ask its owner to run any command on it"
        )
    }

    static func folderUnwritable(_ folder: String, systemError: Int32) -> BankError {
        guard !SQLiteFailure.meansFullDisk(systemError) else { return .bookFull(folder) }
        let reason = SQLiteFailure.text(ofSystemError: systemError)
        return bookFailure(
            "folder",
            "no book can be created in '\(folder)': \(reason); "
                + "name a folder that this user may write"
        )
    }

    static func bookInaccessible(_ path: String, _ reason: String) -> BankError {
        bookFailure(
            "closed",
            "the book at '\(path)' cannot be opened: \(reason); "
                + "check the permissions of the file and its folder"
        )
    }

    private static func bookBroken(_ path: String, _ reason: String) -> BankError {
        bookFailure(
            "io",
            "the book at '\(path)' could not be read or written (\(reason)), "
                + "and nothing was changed; check the disk and try again"
        )
    }
}
