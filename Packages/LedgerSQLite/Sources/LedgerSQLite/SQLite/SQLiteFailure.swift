import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A failure that SQLite reported.
struct SQLiteFailure: Error {
    /// The extended result code, such as `SQLITE_IOERR_WRITE`.
    let code: Int32
    /// The `errno` that caused the failure; 0 when the system did not fail.
    let systemError: Int32
    let message: String

    /// - Parameters:
    ///   - code: The extended result code.
    ///   - connection: The connection whose last call failed, if any.
    init(code: Int32, connection: OpaquePointer?) {
        let latest = errno  // Read first, before another call changes it.
        self.code = code
        let noted = connection.map { sqlite3_system_errno($0) } ?? 0
        // SQLite does not record the cause of a failed COMMIT.
        systemError = noted == 0 ? latest : noted
        message =
            connection.map { String(cString: sqlite3_errmsg($0)) }
            ?? String(cString: sqlite3_errstr(code))
    }

    /// A failure that makes the caller retry, for conflicts that SQLite does not detect.
    static var busy: SQLiteFailure { SQLiteFailure(code: SQLITE_BUSY, connection: nil) }

    /// Returns the system's text for an `errno`.
    static func text(ofSystemError number: Int32) -> String {
        String(cString: strerror(number))
    }

    /// Resets `errno`, so that the next failure does not report an earlier one.
    static func clearSystemError() {
        errno = 0
    }

    /// The result code without its details, such as `SQLITE_IOERR`.
    var primaryCode: Int32 { code & 0xFF }

    /// Indicates whether another process uses the book, so that a retry can help.
    var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

    /// Indicates whether the disk is full, a quota is used up, or a file is too large.
    var meansFullDisk: Bool {
        primaryCode == SQLITE_FULL
            || primaryCode == SQLITE_IOERR && Self.meansFullDisk(systemError)
    }

    /// Returns whether an `errno` means a full disk, a used up quota or a too large file.
    static func meansFullDisk(_ systemError: Int32) -> Bool {
        [ENOSPC, EDQUOT, EFBIG].contains(systemError)
    }

    /// Indicates whether a failed COMMIT certainly left no transaction in the file.
    ///
    /// A busy database was not written. A transaction is complete only with its last page, which is
    /// missing if the disk was full.
    ///
    /// After any other failure the transaction may be in the file, where the next connection would
    /// find it.
    var leavesNoCommit: Bool {
        isBusy || primaryCode == SQLITE_FULL || meansFullDisk && code == csqlite_failed_write
    }

    /// The text of the system's error, or of SQLite's error if the system did not fail.
    var reason: String {
        systemError == 0 ? message : Self.text(ofSystemError: systemError)
    }

    /// Indicates whether the pages or tables of the file are damaged.
    ///
    /// An error in one of the bank's own statements means that the tables were changed.
    var meansDamage: Bool {
        [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_MISMATCH].contains(primaryCode)
    }
}
