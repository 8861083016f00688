internal import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What SQLite said when it did not do what it was asked.
struct SQLiteFailure: Error {
    /// The extended result code, such as `SQLITE_IOERR_WRITE`.
    let code: Int32
    /// The `errno` behind it; 0 where the system was not to blame.
    let systemError: Int32
    let message: String

    /// - Parameter connection: The one that failed, just now.
    init(code: Int32, connection: OpaquePointer?) {
        let latest = errno  // before anything else changes it
        self.code = code
        let noted = connection.map { sqlite3_system_errno($0) } ?? 0
        // SQLite does not note what made a COMMIT fail.
        systemError = noted == 0 ? latest : noted
        message =
            connection.map { String(cString: sqlite3_errmsg($0)) }
            ?? String(cString: sqlite3_errstr(code))
    }

    /// The result code without its details, such as `SQLITE_IOERR`.
    var primaryCode: Int32 { code & 0xFF }

    /// Whether somebody else is at the book just now, and trying again helps.
    var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }

    /// Whether the file's pages or tables are not what they should be. (The bank's own statements are
    /// sound, so an error in one says that the tables are not theirs.)
    var meansDamage: Bool {
        [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR, SQLITE_MISMATCH].contains(primaryCode)
    }
}
