/// A value for a parameter of a statement.
enum SQLiteValue {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])

    static func text(_ text: String?) -> SQLiteValue {
        text.map { .text($0) } ?? .null
    }

    static func integer(_ number: Int64?) -> SQLiteValue {
        number.map { .integer($0) } ?? .null
    }

    static func blob(_ bytes: [UInt8]?) -> SQLiteValue {
        bytes.map { .blob($0) } ?? .null
    }

    /// The number of bytes of a text in UTF-8, or of a blob.
    var byteCount: Int {
        switch self {
        case .null, .integer: 0
        case .text(let text): text.utf8.count
        case .blob(let bytes): bytes.count
        }
    }
}
