import Bookkeeping
internal import CPostgreSQL

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

/// A row of a result, with methods that read its columns as the types of the schema.
struct SQLRow {
    fileprivate let result: SQLResult
    fileprivate let row: Int32

    func isNull(_ column: Int32) -> Bool { result.bytes(row, column) == nil }

    func optionalText(_ column: Int32) -> String? {
        result.bytes(row, column).map { String(decoding: $0, as: UTF8.self) }
    }

    func text(_ column: Int32) -> String { optionalText(column) ?? "" }

    func optionalInteger(_ column: Int32) -> Int64? { optionalText(column).flatMap { Int64($0) } }

    func integer(_ column: Int32) -> Int64 { optionalInteger(column) ?? 0 }

    func boolean(_ column: Int32) -> Bool { text(column) == "t" }

    func money(_ column: Int32) -> Money { Money(won: integer(column)) }

    func optionalDate(_ column: Int32) -> BusinessDate? {
        optionalInteger(column).map { BusinessDate(dayNumber: Int(clamping: $0)) }
    }

    func date(_ column: Int32) -> BusinessDate {
        optionalDate(column) ?? BusinessDate(dayNumber: 0)
    }

    func time(_ column: Int32) -> Timestamp { Timestamp(milliseconds: integer(column)) }

    func side(_ column: Int32) -> Side { text(column) == Side.debit.rawValue ? .debit : .credit }

    func accountID(_ column: Int32) -> AccountID? { optionalText(column).map { AccountID($0) } }

    func customerID(_ column: Int32) -> CustomerID? { optionalText(column).map { CustomerID($0) } }

    /// Reads three columns: kind, normal side, and whether the balance may be negative.
    func accountKind(from column: Int32) -> AccountKind {
        AccountKind(
            text(column),
            normalSide: side(column + 1),
            mayBeNegative: boolean(column + 2)
        )
    }

    /// Reads a `bytea`, which begins with `\x` in text form.
    func digest(_ column: Int32) -> SHA256Digest? {
        optionalText(column).flatMap { SHA256Digest(hexadecimal: String($0.dropFirst(2))) }
    }
}
