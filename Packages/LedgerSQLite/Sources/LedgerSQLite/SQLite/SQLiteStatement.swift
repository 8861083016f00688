internal import CSQLite

/// A statement that is prepared once and run many times.
final class SQLiteStatement {
    private let statement: OpaquePointer
    private let connection: OpaquePointer

    init(_ sql: String, on connection: OpaquePointer) throws(SQLiteFailure) {
        var prepared: OpaquePointer?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        let result = sqlite3_prepare_v3(connection, sql, -1, flags, &prepared, nil)
        guard result == SQLITE_OK, let prepared else {
            throw SQLiteFailure(code: result, connection: connection)
        }
        statement = prepared
        self.connection = connection
    }

    deinit {
        sqlite3_finalize(statement)
    }

    /// Indicates whether the statement has a current row, which running it again would invalidate.
    var isRunning: Bool { sqlite3_stmt_busy(statement) != 0 }

    /// Runs the statement.
    /// - Parameters:
    ///   - values: The values of the parameters.
    ///   - body: Receives each row and returns whether to continue.
    func run(_ values: [SQLiteValue], _ body: (SQLiteRow) throws -> Bool) throws {
        // Resetting reports the last failure again, so its result is ignored.
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        try bind(values)
        while let row = try next() {
            guard try body(row) else { return }
        }
    }

    /// Binds the values of the parameters.
    func bind(_ values: [SQLiteValue]) throws(SQLiteFailure) {
        for (index, value) in values.enumerated() {
            try check(bind(value, at: Int32(index + 1)))
        }
    }

    /// Returns the next row, or nil at the end.
    func next() throws(SQLiteFailure) -> SQLiteRow? {
        SQLiteFailure.clearSystemError()
        let result = sqlite3_step(statement)
        if result == SQLITE_DONE { return nil }
        guard result == SQLITE_ROW else {
            throw SQLiteFailure(code: result, connection: connection)
        }
        return SQLiteRow(statement: statement)
    }

    private func bind(_ value: SQLiteValue, at index: Int32) -> Int32 {
        switch value {
        case .null:
            return sqlite3_bind_null(statement, index)
        case .integer(let number):
            return sqlite3_bind_int64(statement, index, number)
        case .text(var text):
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    // An empty text has no address, and a null pointer would bind NULL.
                    $0.baseAddress.map {
                        csqlite_bind_text(statement, index, $0, UInt64(bytes.count))
                    } ?? csqlite_bind_text(statement, index, "", 0)
                }
            }
        case .blob(let bytes):
            return csqlite_bind_blob(statement, index, bytes, UInt64(bytes.count))
        }
    }

    private func check(_ result: Int32) throws(SQLiteFailure) {
        guard result == SQLITE_OK else {
            throw SQLiteFailure(code: result, connection: connection)
        }
    }
}

/// The rows of a query, read one after the other.
///
/// The statement is prepared for the first row, and is in use until the cursor is released.
final class SQLiteCursor {
    private let prepare: () throws -> SQLiteStatement
    private var statement: SQLiteStatement?
    private var isAtEnd = false

    init(prepare: @escaping () throws -> SQLiteStatement) {
        self.prepare = prepare
    }

    /// Returns the next row, which is valid until the next call, or nil at the end.
    func next() throws -> SQLiteRow? {
        guard !isAtEnd else { return nil }
        let statement = try statement ?? prepare()
        self.statement = statement
        let row = try statement.next()
        isAtEnd = row == nil
        return row
    }
}
