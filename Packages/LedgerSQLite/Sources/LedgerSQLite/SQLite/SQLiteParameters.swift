import CSQLite

/// The parameters of a statement, bound one after the other.
struct SQLiteParameters {
    private let statement: OpaquePointer
    private let bytes: SQLiteBytes
    private var index: Int32 = 0
    /// The result code of the first binding that failed; `SQLITE_OK` without a failure.
    private(set) var result = SQLITE_OK

    /// - Parameters:
    ///   - statement: The statement.
    ///   - bytes: The buffer for texts and blobs, which is emptied first.
    init(of statement: OpaquePointer, in bytes: SQLiteBytes) {
        self.statement = statement
        self.bytes = bytes
        bytes.removeAll()
    }

    mutating func bind(_ number: Int64) {
        index += 1
        note(sqlite3_bind_int64(statement, index, number))
    }

    mutating func bind(_ text: String) {
        var text = text
        index += 1
        note(
            text.withUTF8 {
                csqlite_bind_text(statement, index, bytes.copy(.init($0)), UInt64($0.count))
            }
        )
    }

    mutating func bind(_ blob: [UInt8]) {
        index += 1
        note(
            blob.withUnsafeBytes {
                csqlite_bind_blob(statement, index, bytes.copy($0), UInt64($0.count))
            }
        )
    }

    mutating func bind(_ value: (some SQLiteBindable)?) {
        if let value { return value.bind(to: &self) }
        index += 1
        note(sqlite3_bind_null(statement, index))
    }

    private mutating func note(_ result: Int32) {
        if self.result == SQLITE_OK { self.result = result }
    }
}

/// A value for a parameter of a statement.
protocol SQLiteBindable {
    func bind(to parameters: inout SQLiteParameters)
}

extension Int64: SQLiteBindable {
    func bind(to parameters: inout SQLiteParameters) { parameters.bind(self) }
}

extension String: SQLiteBindable {
    func bind(to parameters: inout SQLiteParameters) { parameters.bind(self) }
}

extension [UInt8]: SQLiteBindable {
    func bind(to parameters: inout SQLiteParameters) { parameters.bind(self) }
}

extension Optional: SQLiteBindable where Wrapped: SQLiteBindable {
    func bind(to parameters: inout SQLiteParameters) { parameters.bind(self) }
}

/// A buffer for bound texts and blobs, which SQLite reads until the next values are bound.
final class SQLiteBytes {
    private static let capacity = 512

    private let block = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 1)
    private var count = 0
    /// The texts and blobs that do not fit into ``block``.
    private var others: [UnsafeMutableRawPointer] = []

    deinit {
        removeAll()
        block.deallocate()
    }

    func removeAll() {
        count = 0
        guard !others.isEmpty else { return }
        for other in others { other.deallocate() }
        others = []
    }

    /// Copies bytes into the buffer and returns the address of the copy.
    func copy(_ bytes: UnsafeRawBufferPointer) -> UnsafeMutableRawPointer {
        var place = block + count
        if count + bytes.count > Self.capacity {
            place = .allocate(byteCount: bytes.count, alignment: 1)
            others.append(place)
        } else {
            count += bytes.count
        }
        if let start = bytes.baseAddress { place.copyMemory(from: start, byteCount: bytes.count) }
        return place
    }
}
