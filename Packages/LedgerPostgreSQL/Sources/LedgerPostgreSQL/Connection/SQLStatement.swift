public import Bookkeeping

/// A statement with its parameters `$1`, `$2` and so on, in the text form of PostgreSQL.
struct SQLStatement {
    /// The text of the statement; a connection prepares each text only once.
    let text: StaticString
    /// The values of the parameters; nil is NULL.
    let parameters: [String?]
}

extension SQLStatement: ExpressibleByStringLiteral {
    init(stringLiteral text: StaticString) {
        self.init(text)
    }

    init(_ text: StaticString, _ parameters: any SQLParameter...) {
        self.init(text: text, parameters: parameters.map { $0.sqlText })
    }

    init(_ text: StaticString, columns: [[String?]]) {
        self.init(text: text, parameters: columns.map { $0.sqlText })
    }
}

extension PostgreSQLConnection {
    /// Runs a statement, and returns the number that it selects; 0 for NULL and without a row.
    func integer(_ statement: SQLStatement) throws(BatchFailure) -> Int64 {
        try run(statement).first?.integer(0) ?? 0
    }

    /// Runs one statement with its parameters.
    @discardableResult
    func run(
        _ text: StaticString,
        _ first: any SQLParameter,
        _ others: any SQLParameter...
    ) throws(BatchFailure) -> SQLResult {
        let parameters = ([first] + others).map { $0.sqlText }
        return try run([SQLStatement(text: text, parameters: parameters)])[0]
    }
}

/// A value that can be a parameter of a statement.
protocol SQLParameter {
    /// The text form of the value; nil for NULL.
    var sqlText: String? { get }
}

extension Int64: SQLParameter {
    var sqlText: String? { String(self) }
}

extension Bool: SQLParameter {
    var sqlText: String? { self ? "t" : "f" }
}

extension String: SQLParameter {
    // PostgreSQL stores no U+0000. A name with it is unknown, as no name is equal to NULL.
    var sqlText: String? { utf8.contains(0) ? nil : self }
}

extension Money: SQLParameter {
    var sqlText: String? { won.sqlText }
}

extension BusinessDate: SQLParameter {
    var sqlText: String? { Int64(dayNumber).sqlText }
}

extension Timestamp: SQLParameter {
    var sqlText: String? { milliseconds.sqlText }
}

extension AccountID: SQLParameter {
    var sqlText: String? { rawValue.sqlText }
}

extension SHA256Digest: SQLParameter {
    var sqlText: String? { "\\x\(self)" }
}

extension Optional: SQLParameter where Wrapped: SQLParameter {
    // A key path would be made anew at each use of a generic type.
    var sqlText: String? { flatMap { $0.sqlText } }
}

extension Array: SQLParameter where Element: SQLParameter {
    var sqlText: String? {
        var text = [UInt8(ascii: "{")]
        text.reserveCapacity(32 * count + 2)
        for element in self {
            if text.count > 1 { text.append(UInt8(ascii: ",")) }
            guard let element = element.sqlText else {
                text.append(contentsOf: "NULL".utf8)
                continue
            }
            text.append(UInt8(ascii: "\""))
            for byte in element.utf8 {
                if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                    text.append(UInt8(ascii: "\\"))
                }
                text.append(byte)
            }
            text.append(UInt8(ascii: "\""))
        }
        text.append(UInt8(ascii: "}"))
        return String(decoding: text, as: UTF8.self)
    }
}
