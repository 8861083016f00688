import Bookkeeping
import CPostgreSQL

/// The rows that a statement has returned.
final class SQLResult: RandomAccessCollection {
    private let handle: OpaquePointer
    private let libpq: libpq

    /// Wraps a result of libpq.
    /// - Parameters:
    ///   - handle: A result of libpq, which is freed with this object.
    ///   - libpq: The functions of libpq.
    init(_ handle: OpaquePointer, _ libpq: libpq) {
        self.handle = handle
        self.libpq = libpq
    }

    deinit {
        libpq.clear(handle)
    }

    var startIndex: Int { 0 }
    var endIndex: Int { Int(libpq.ntuples(handle)) }
    subscript(row: Int) -> SQLRow { SQLRow(result: self, row: Int32(row)) }

    fileprivate func bytes(_ row: Int32, _ column: Int32) -> UnsafeRawBufferPointer? {
        guard libpq.getisnull(handle, row, column) == 0 else { return nil }
        return UnsafeRawBufferPointer(
            start: libpq.getvalue(handle, row, column),
            count: Int(libpq.getlength(handle, row, column))
        )
    }
}

/// A row of a result, whose columns have the text form of PostgreSQL.
struct SQLRow: StoredRow {
    fileprivate let result: SQLResult
    fileprivate let row: Int32

    func isNull(_ column: Int32) -> Bool { result.bytes(row, column) == nil }

    func text(_ column: Int32) -> String {
        result.bytes(row, column).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    func bytes(_ column: Int32) -> [UInt8] { result.bytes(row, column).map { Array($0) } ?? [] }

    func integer(_ column: Int32) -> Int64 { Int64(text(column)) ?? 0 }

    func boolean(_ column: Int32) -> Bool { text(column) == "t" }

    /// Reads a `bytea`, which begins with `\x` in text form.
    func digest(_ column: Int32) -> SHA256Digest? {
        SHA256Digest(hexadecimal: String(text(column).dropFirst(2)))
    }
}
