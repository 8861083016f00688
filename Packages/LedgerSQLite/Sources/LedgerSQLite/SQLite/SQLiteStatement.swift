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
        let length = values.reduce(0) { $0 + $1.byteCount }
        // Sound: SQLite reads the bytes only until the bindings are cleared, before they are freed.
        try withUnsafeTemporaryAllocation(byteCount: max(length, 1), alignment: 1) { bytes in
            // Resetting reports the last failure again, so its result is ignored.
            defer {
                sqlite3_reset(statement)
                sqlite3_clear_bindings(statement)
            }
            try bind(values, copiedTo: bytes)
            while let row = try next() {
                guard try body(row) else { return }
            }
        }
    }

    /// Binds numbers to the parameters.
    func bind(_ numbers: [Int64]) throws(SQLiteFailure) {
        for (index, number) in numbers.enumerated() {
            try check(sqlite3_bind_int64(statement, Int32(index + 1), number))
        }
    }

    /// Binds the values of the parameters, whose texts and blobs are copied to `bytes`.
    private func bind(
        _ values: [SQLiteValue],
        copiedTo bytes: UnsafeMutableRawBufferPointer
    ) throws(SQLiteFailure) {
        var end = 0
        for (index, value) in values.enumerated() {
            let rest = UnsafeMutableRawBufferPointer(rebasing: bytes[end...])
            try check(bind(value, at: Int32(index + 1), copiedTo: rest))
            end += value.byteCount
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

    private func bind(
        _ value: SQLiteValue,
        at index: Int32,
        copiedTo bytes: UnsafeMutableRawBufferPointer
    ) -> Int32 {
        switch value {
        case .null:
            return sqlite3_bind_null(statement, index)
        case .integer(let number):
            return sqlite3_bind_int64(statement, index, number)
        case .text(let text):
            bytes.copyBytes(from: text.utf8)
            return csqlite_bind_text(
                statement,
                index,
                bytes.baseAddress,
                UInt64(text.utf8.count)
            )
        case .blob(let blob):
            bytes.copyBytes(from: blob)
            return csqlite_bind_blob(statement, index, bytes.baseAddress, UInt64(blob.count))
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
