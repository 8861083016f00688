import CSQLite

/// A connection to a database and its prepared statements, for one thread at a time.
final class SQLiteConnection {
    private let handle: OpaquePointer
    private var isClosed = false
    private var statements: [SQLText: SQLiteStatement] = [:]

    /// - Parameters:
    ///   - path: The absolute path, or with the flag `SQLITE_OPEN_URI` a URI. SQLite gives some
    ///     relative names a special meaning.
    ///   - flags: The flags `SQLITE_OPEN_…`.
    init(path: String, flags: Int32 = SQLITE_OPEN_READWRITE) throws(SQLiteFailure) {
        var opened: OpaquePointer?
        let details = SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | SQLITE_OPEN_PRIVATECACHE
        let result = sqlite3_open_v2(path, &opened, flags | details, nil)
        guard result == SQLITE_OK, let opened else {
            let failure = SQLiteFailure(code: result, connection: opened)
            sqlite3_close_v2(opened)
            throw failure
        }
        handle = opened
    }

    deinit {
        guard !isClosed else { return }
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Closes the connection, which must not be used afterwards.
    func close() throws(SQLiteFailure) {
        statements = [:]
        try check(sqlite3_close(handle))
        isClosed = true
    }

    /// Sets the time for which SQLite waits for another connection before it reports that the book
    /// is busy.
    func waitWhenBusy(milliseconds: Int32) {
        sqlite3_busy_timeout(handle, milliseconds)
    }

    /// Enables foreign keys and the defenses of SQLite against edited files.
    func harden() throws(SQLiteFailure) {
        for option in [SQLITE_DBCONFIG_ENABLE_FKEY, SQLITE_DBCONFIG_DEFENSIVE] {
            try check(csqlite_configure(handle, option, 1))
        }
        for option in [
            SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_DQS_DML, SQLITE_DBCONFIG_DQS_DDL,
        ] {
            try check(csqlite_configure(handle, option, 0))
        }
    }

    /// Runs `body` without foreign key checks, for a migration that replaces a table.
    ///
    /// Call this method outside of a transaction, because SQLite ignores the setting in a
    /// transaction.
    func withoutForeignKeys<Result>(_ body: () throws -> Result) throws -> Result {
        try check(csqlite_configure(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 0))
        defer { _ = csqlite_configure(handle, SQLITE_DBCONFIG_ENABLE_FKEY, 1) }
        return try body()
    }

    /// Reads the first `count` bytes of the file without a lock, or returns nil for a shorter file.
    func rawHeader(count: Int) throws(SQLiteFailure) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        let result = csqlite_read_raw(handle, &bytes, Int32(count))
        if result == csqlite_short_read { return nil }
        try check(result)
        return bytes
    }

    /// Durably copies all pages to another database in one read transaction.
    func copy(to other: SQLiteConnection) throws(SQLiteFailure) {
        SQLiteFailure.clearSystemError()
        guard let backup = sqlite3_backup_init(other.handle, "main", handle, "main") else {
            throw SQLiteFailure(code: sqlite3_errcode(other.handle), connection: other.handle)
        }
        let result = sqlite3_backup_step(backup, -1)
        let end = sqlite3_backup_finish(backup)
        guard result == SQLITE_DONE, end == SQLITE_OK else {
            throw SQLiteFailure(
                code: end == SQLITE_OK ? result : end,
                connection: other.handle
            )
        }
    }

    /// Runs one or more statements and ignores the rows that they return.
    func execute(_ script: String) throws(SQLiteFailure) {
        SQLiteFailure.clearSystemError()
        try check(sqlite3_exec(handle, script, nil, nil, nil))
    }

    /// Runs a statement with values for its parameters, and keeps the prepared statement for the
    /// next run.
    func run<each Value: SQLiteBindable>(_ sql: SQLText, _ values: repeat each Value) throws {
        try statement(sql).run(repeat each values) { _ in true }
    }

    /// Runs a statement with the parameters that `bind` sets, and keeps the prepared statement for
    /// the next run.
    ///
    /// The compiler calls each binding directly. A list of values costs several times as much, so
    /// the statements that write an entry use this method.
    func run(_ sql: SQLText, binding bind: (inout SQLiteParameters) -> Void) throws {
        try statement(sql).run(binding: bind)
    }

    /// Returns a cursor over the rows of a query whose parameters are `numbers`.
    func cursor(_ sql: SQLText, _ numbers: Int64...) -> SQLiteCursor {
        SQLiteCursor { [handle] in
            let statement = try SQLiteStatement(sql, on: handle)
            try statement.bind(numbers)
            return statement
        }
    }

    /// Calls `body` with each row of a query.
    func each<each Value: SQLiteBindable>(
        _ sql: SQLText,
        _ values: repeat each Value,
        body: (SQLiteRow) throws -> Void
    ) throws {
        try statement(sql).run(repeat each values) {
            try body($0)
            return true
        }
    }

    /// Returns the results of `body` for all rows of a query.
    func all<each Value: SQLiteBindable, Element>(
        _ sql: SQLText,
        _ values: repeat each Value,
        body: (SQLiteRow) throws -> Element
    ) throws -> [Element] {
        var found: [Element] = []
        try statement(sql).run(repeat each values) {
            found.append(try body($0))
            return true
        }
        return found
    }

    /// Returns the result of `body` for the first row of a query, or nil if there is no row.
    func first<each Value: SQLiteBindable, Element>(
        _ sql: SQLText,
        _ values: repeat each Value,
        body: (SQLiteRow) throws -> Element
    ) throws -> Element? {
        var found: Element?
        try statement(sql).run(repeat each values) {
            found = try body($0)
            return false
        }
        return found
    }

    /// Runs `body` in a transaction, which is rolled back if `body` throws.
    /// - Throws: ``UncertainCommit`` if it is unknown whether SQLite committed, ``SQLiteFailure``,
    ///   and the errors of `body`.
    func transaction<Result>(
        _ kind: SQLiteTransaction,
        _ body: () throws -> Result
    ) throws -> Result {
        try run(kind.begin)
        var isCommitting = false
        do {
            let result = try body()
            isCommitting = kind == .writing
            try run("COMMIT")
            return result
        } catch {
            // SQLite has already rolled back after some failures.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            if isCommitting, let failure = error as? SQLiteFailure, !failure.leavesNoCommit {
                throw UncertainCommit(failure: failure)
            }
            throw error
        }
    }

    /// Makes the state that `body` reads durable, on a connection that was opened after a failure.
    ///
    /// First the write-ahead log is copied into the file and emptied, because its pages may never
    /// have reached the disk. Then a commit writes and synchronizes the start of a new log. After
    /// that, a crash cannot bring back a transaction of the old log.
    /// - Throws: A busy ``SQLiteFailure`` if another process uses the log, even if only to read it.
    ///   Other failures of SQLite, and the errors of `body`.
    func settled<Result>(_ body: () throws -> Result) throws -> Result {
        let isEmptied = try first("PRAGMA wal_checkpoint(TRUNCATE)") { row in
            (0..<3).allSatisfy { row.integer($0) == 0 }
        }
        guard isEmptied == true else { throw SQLiteFailure.busy }
        return try transaction(.writing) {
            try touch()
            return try body()
        }
    }

    /// Writes an unchanged page, so that the commit synchronizes the write-ahead log.
    func touch() throws {
        let version = try first("PRAGMA user_version") { $0.integer(0) } ?? 0
        try execute("PRAGMA user_version = \(version)")
    }

    /// The number of rows that the connection has inserted, updated or deleted.
    var totalChanges: Int64 { sqlite3_total_changes64(handle) }

    private func statement(_ sql: SQLText) throws -> SQLiteStatement {
        if let prepared = statements[sql], !prepared.isRunning { return prepared }
        let prepared = try SQLiteStatement(sql, on: handle)
        statements[sql] = prepared
        return prepared
    }

    private func check(_ result: Int32) throws(SQLiteFailure) {
        guard result == SQLITE_OK else { throw SQLiteFailure(code: result, connection: handle) }
    }
}

/// The kinds of transactions.
enum SQLiteTransaction {
    /// A transaction that reads the state of its first query, regardless of later writes.
    case reading
    /// A transaction that excludes other writers from its beginning.
    case writing

    /// The statement that begins a transaction of this kind.
    var begin: SQLText {
        switch self {
        case .reading: "BEGIN DEFERRED"
        case .writing: "BEGIN IMMEDIATE"
        }
    }
}

/// A failed COMMIT after which it is unknown whether the transaction is in the file.
struct UncertainCommit: Error {
    let failure: SQLiteFailure
}
