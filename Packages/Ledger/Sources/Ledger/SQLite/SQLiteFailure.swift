internal import CSQLite

/// What SQLite said when it did not do what it was asked.
struct SQLiteFailure: Error {
    /// The extended result code, such as `SQLITE_IOERR_WRITE`.
    let code: Int32
    /// The `errno` behind it, where the system was asked and failed; otherwise whatever it was.
    let systemError: Int32
    let message: String

    init(code: Int32, connection: OpaquePointer?) {
        self.code = code
        systemError = connection.map { sqlite3_system_errno($0) } ?? 0
        message =
            connection.map { String(cString: sqlite3_errmsg($0)) }
            ?? String(cString: sqlite3_errstr(code))
    }

    /// The result code without its details, such as `SQLITE_IOERR`.
    var primaryCode: Int32 { code & 0xFF }

    /// Whether somebody else is at the book just now, and trying again helps.
    var isBusy: Bool { primaryCode == SQLITE_BUSY || primaryCode == SQLITE_LOCKED }
}
