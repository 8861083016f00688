import Bookkeeping
internal import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a person is told when the book cannot be read or written: what, where, and what to do. In all
/// of these cases the book is as it was.
extension BankError {
    /// - Parameter path: The book's.
    init(_ failure: SQLiteFailure, path: String) {
        self =
            switch failure.primaryCode {
            case SQLITE_FULL: .bookFull(path)
            case SQLITE_IOERR where Self.meansFull.contains(failure.systemError): .bookFull(path)
            case SQLITE_IOERR: .bookBroken(path, by: failure)
            case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .bookClosed(path, by: failure)
            case SQLITE_READONLY: .bookReadOnly(path)
            case SQLITE_NOTADB: .bookForeign(path)
            case _ where failure.meansDamage: .bookDamaged(path, failure.message)
            case SQLITE_BUSY, SQLITE_LOCKED: .bookBusy(path)
            default:
                BankError(
                    .internalError,
                    code: "book.internal",
                    "the book at \(path) was not changed: "
                        + "SQLite says “\(failure.message)” (\(failure.code))"
                )
            }
    }

    /// No room on the disk, over the quota, or beyond the size that a file may have.
    private static let meansFull: Set<Int32> = [ENOSPC, EDQUOT, EFBIG]

    static func bookFull(_ path: String) -> BankError {
        unreadable(
            "full",
            "there is no room to write the book at \(path), and nothing was changed; "
                + "make room on the disk and do it again"
        )
    }

    static func bookBusy(_ path: String) -> BankError {
        unreadable(
            "busy",
            "somebody else has been writing the book at \(path) for too long, "
                + "and nothing was changed; try again when they are done"
        )
    }

    static func bookPutAway(_ path: String) -> BankError {
        BankError(
            .internalError,
            code: "book.put-away",
            "the book at \(path) was asked for after the bank had put it away; nothing was changed"
        )
    }

    static func bookReadOnly(_ path: String) -> BankError {
        unreadable(
            "readonly",
            "the book at \(path) may be read but not written by this user; "
                + "ask its owner for permission to write the file and its folder"
        )
    }

    static func bookForeign(_ path: String) -> BankError {
        unreadable(
            "foreign",
            "\(path) is not a book of this bank, and was left as it is; "
                + "name another file, or move this one away"
        )
    }

    static func bookNewer(_ path: String, version: Int64) -> BankError {
        unreadable(
            "newer",
            "the book at \(path) was written by a newer version of this program (its schema is "
                + "\(version), this one knows up to \(Schema.version)), and was left as it is; "
                + "update this program"
        )
    }

    static func bookDamaged(_ path: String, _ why: String) -> BankError {
        unreadable(
            "damaged",
            "the book at \(path) is damaged (\(why)); keep a copy of it as it is, "
                + "and restore the last good one"
        )
    }

    /// - Parameter systemError: The `errno`.
    static func folderUnwritable(_ folder: String, _ systemError: Int32) -> BankError {
        unreadable(
            "folder",
            "no book can be made in \(folder): \(String(cString: strerror(systemError))); "
                + "name a folder that this user may write"
        )
    }

    /// - Parameter systemError: The `errno`.
    static func bookClosed(_ path: String, _ systemError: Int32) -> BankError {
        unreadable(
            "closed",
            "the book at \(path) cannot be opened: \(String(cString: strerror(systemError))); "
                + "see to the permissions of the file and its folder"
        )
    }

    private static func bookClosed(_ path: String, by failure: SQLiteFailure) -> BankError {
        failure.systemError == 0
            ? .bookClosed(path, EACCES) : .bookClosed(path, failure.systemError)
    }

    private static func bookBroken(_ path: String, by failure: SQLiteFailure) -> BankError {
        let why =
            failure.systemError == 0
            ? failure.message : String(cString: strerror(failure.systemError))
        return unreadable(
            "io",
            "reading or writing the book at \(path) failed (\(why)), and nothing was changed; "
                + "see to the disk and do it again"
        )
    }

    private static func unreadable(_ code: String, _ message: String) -> BankError {
        BankError(.unreadableBook, code: "book.\(code)", message)
    }
}
