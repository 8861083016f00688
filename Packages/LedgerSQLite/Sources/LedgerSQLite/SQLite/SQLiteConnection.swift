internal import CSQLite

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// One connection to a database, and its prepared statements. For one thread at a time.
final class SQLiteConnection {
    private let handle: OpaquePointer
    private var isClosed = false
    private var statements: [String: SQLiteStatement] = [:]

    /// - Parameters:
    ///   - path: Absolute, since SQLite gives some relative ones a meaning of their own.
    ///   - flags: `SQLITE_OPEN_…`.
    init(path: String, flags: Int32) throws(SQLiteFailure) {
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

    /// Ends the connection, which is not used any more; without this it ends when it is released.
    func close() throws(SQLiteFailure) {
        statements = [:]
        try check(sqlite3_close(handle))
        isClosed = true
    }

    /// How long SQLite itself waits for somebody else before it says that it is busy.
    func waitWhenBusy(milliseconds: Int32) {
        sqlite3_busy_timeout(handle, milliseconds)
    }

    /// Sets one of the switches `SQLITE_DBCONFIG_…`.
    func configure(_ option: Int32, _ isOn: Bool) throws(SQLiteFailure) {
        try check(csqlite_configure(handle, option, isOn ? 1 : 0))
    }

    /// The first bytes of the file as they stand, without a lock; nil when there are not so many.
    func rawHeader(count: Int) throws(SQLiteFailure) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        let result = csqlite_read_raw(handle, &bytes, Int32(count))
        if result == csqlite_short_read { return nil }
        try check(result)
        return bytes
    }

    /// Runs statements that give nothing back, one after the other.
    func execute(_ script: String) throws(SQLiteFailure) {
        errno = 0
        try check(sqlite3_exec(handle, script, nil, nil, nil))
    }

    /// Runs a statement, which is prepared the first time.
    func run(_ sql: String, _ values: SQLiteValue...) throws {
        try statement(sql).run(values) { _ in true }
    }

    /// Each row of a query.
    func each(_ sql: String, _ values: SQLiteValue..., body: (SQLiteRow) throws -> Void) throws {
        try statement(sql).run(values) {
            try body($0)
            return true
        }
    }

    /// All rows of a query.
    func all<Value>(
        _ sql: String,
        _ values: SQLiteValue...,
        body: (SQLiteRow) throws -> Value
    ) throws -> [Value] {
        var found: [Value] = []
        try statement(sql).run(values) {
            found.append(try body($0))
            return true
        }
        return found
    }

    /// The first row of a query; nil when there is none.
    func first<Value>(
        _ sql: String,
        _ values: SQLiteValue...,
        body: (SQLiteRow) throws -> Value
    ) throws -> Value? {
        var found: Value?
        try statement(sql).run(values) {
            found = try body($0)
            return false
        }
        return found
    }

    /// Runs the body in one transaction: all that it writes, or nothing, and nobody else's writing
    /// in between.
    func transaction<Result>(
        _ kind: SQLiteTransaction,
        _ body: () throws -> Result
    ) throws -> Result {
        try run(kind.rawValue)
        do {
            let result = try body()
            try run("COMMIT")
            return result
        } catch {
            // Some failures have rolled back by themselves; then there is nothing to undo.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    private func statement(_ sql: String) throws -> SQLiteStatement {
        if let prepared = statements[sql], !prepared.isRunning { return prepared }
        let prepared = try SQLiteStatement(sql, on: handle)
        statements[sql] = prepared
        return prepared
    }

    private func check(_ result: Int32) throws(SQLiteFailure) {
        guard result == SQLITE_OK else { throw SQLiteFailure(code: result, connection: handle) }
    }
}

/// How a transaction begins.
enum SQLiteTransaction: String {
    /// Sees the book as it is at its first look, whatever is written meanwhile.
    case reading = "BEGIN DEFERRED"
    /// Is the only one that writes, from its beginning.
    case writing = "BEGIN IMMEDIATE"
}
