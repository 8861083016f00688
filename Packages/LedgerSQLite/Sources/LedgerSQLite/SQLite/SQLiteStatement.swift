import CSQLite

/// A statement that is prepared once and run many times.
final class SQLiteStatement {
    private let statement: OpaquePointer
    private let connection: OpaquePointer
    private let bytes = SQLiteBytes()

    init(_ sql: SQLText, on connection: OpaquePointer) throws(SQLiteFailure) {
        var prepared: OpaquePointer?
        let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
        let result = sqlite3_prepare_v3(connection, sql.text, -1, flags, &prepared, nil)
        guard result == SQLITE_OK, let prepared else {
            throw SQLiteFailure(code: result, connection: connection)
        }
        statement = prepared
        self.connection = connection
    }

    deinit {
        sqlite3_finalize(statement)
    }

    /// Indicates whether the statement has a current row, which another run would invalidate.
    var isRunning: Bool { sqlite3_stmt_busy(statement) != 0 }

    /// Runs the statement.
    /// - Parameters:
    ///   - bind: Binds all parameters.
    ///   - body: Receives each row and returns whether to continue.
    func run(
        binding bind: (inout SQLiteParameters) -> Void,
        body: (SQLiteRow) throws -> Bool = { _ in true }
    ) throws {
        var parameters = SQLiteParameters(of: statement, in: bytes)
        bind(&parameters)
        try check(parameters.result)
        // Resetting reports the last failure again, so its result is ignored.
        defer { sqlite3_reset(statement) }
        while let row = try next() {
            guard try body(row) else { return }
        }
    }

    /// Runs the statement with `values` as its parameters.
    func run<each Value: SQLiteBindable>(
        _ values: repeat each Value,
        body: (SQLiteRow) throws -> Bool
    ) throws {
        try run(binding: { repeat (each values).bind(to: &$0) }, body: body)
    }

    /// Binds numbers to the parameters, beginning with the first parameter.
    func bind(_ numbers: [Int64]) throws(SQLiteFailure) {
        for (index, number) in numbers.enumerated() {
            try check(sqlite3_bind_int64(statement, Int32(index + 1), number))
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

    private func check(_ result: Int32) throws(SQLiteFailure) {
        guard result == SQLITE_OK else {
            throw SQLiteFailure(code: result, connection: connection)
        }
    }
}

/// The rows of a query, read one after the other.
///
/// The statement is prepared when the first row is read, and is in use until the cursor is
/// released.
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
