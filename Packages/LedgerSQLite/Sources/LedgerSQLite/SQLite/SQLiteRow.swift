import Bookkeeping
import CSQLite

/// The current row of a statement, which is valid until the next step of the statement.
///
/// STRICT tables guarantee the types of the columns. In an edited file SQLite converts a value of
/// another type, and the audit reports the difference.
struct SQLiteRow: StoredRow {
    private let statement: OpaquePointer

    init(statement: OpaquePointer) {
        self.statement = statement
    }

    func isNull(_ column: Int32) -> Bool {
        sqlite3_column_type(statement, column) == SQLITE_NULL
    }

    func integer(_ column: Int32) -> Int64 {
        sqlite3_column_int64(statement, column)
    }

    func boolean(_ column: Int32) -> Bool {
        integer(column) != 0
    }

    func text(_ column: Int32) -> String {
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        let length = Int(sqlite3_column_bytes(statement, column))
        return String(decoding: UnsafeBufferPointer(start: start, count: length), as: UTF8.self)
    }

    func bytes(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_text(statement, column) else { return [] }
        let length = Int(sqlite3_column_bytes(statement, column))
        return Array(UnsafeBufferPointer(start: start, count: length))
    }

    func digest(_ column: Int32) -> SHA256Digest? {
        SHA256Digest(bytes: blob(column))
    }

    func blob(_ column: Int32) -> [UInt8] {
        guard let start = sqlite3_column_blob(statement, column) else { return [] }
        let length = Int(sqlite3_column_bytes(statement, column))
        return Array(UnsafeRawBufferPointer(start: start, count: length))
    }
}
