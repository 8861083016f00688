import Bookkeeping

/// A statement with its parameters `$1`, `$2` and so on, in the text form of PostgreSQL.
struct SQLStatement: ExpressibleByStringLiteral {
    /// The text, by which a connection prepares a statement once.
    let text: StaticString
    /// The values of the parameters; nil is NULL.
    let parameters: [String?]

    init(stringLiteral text: StaticString) {
        self.init(text)
    }

    init(_ text: StaticString, _ parameters: any SQLParameter...) {
        self.text = text
        self.parameters = parameters.map(\.sqlText)
    }

    init(_ text: StaticString, columns: [[String?]]) {
        self.text = text
        parameters = columns.map(\.sqlText)
    }
}

/// A value that can be a parameter of a statement.
protocol SQLParameter {
    /// The text form; nil for NULL.
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
    var sqlText: String? { flatMap(\.sqlText) }
}

extension Array: SQLParameter where Element: SQLParameter {
    var sqlText: String? {
        let elements = map { element -> String in
            guard let text = element.sqlText else { return "NULL" }
            var quoted = "\""
            for character in text.unicodeScalars {
                if character == "\"" || character == "\\" { quoted.unicodeScalars.append("\\") }
                quoted.unicodeScalars.append(character)
            }
            return quoted + "\""
        }
        return "{" + elements.joined(separator: ",") + "}"
    }
}
