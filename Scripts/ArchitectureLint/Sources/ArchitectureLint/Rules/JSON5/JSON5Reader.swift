/// A reader of JSON5: JSON with comments, trailing commas, keys without quotes, texts in single
/// quotes and more ways to write a number (json5.org).
///
/// A repeated key in an object is an error.
public struct JSON5Reader {
    var cursor: JSON5Cursor
    private var depth = 0

    /// The number of lists and objects that may be nested.
    public static let depthLimit = 64

    private init(_ bytes: [UInt8]) throws(JSON5Error) { cursor = try JSON5Cursor(bytes) }

    /// Reads the value of a text.
    ///
    /// - Parameter bytes: The text in UTF-8, with or without a byte-order mark.
    /// - Throws: `JSON5Error` for a text that is not JSON5.
    public static func read(_ bytes: [UInt8]) throws(JSON5Error) -> JSON5Value {
        var reader = try Self(bytes)
        try reader.skipSpace()
        guard reader.cursor.peek != nil else { throw reader.cursor.error("the file is empty") }
        let value = try reader.value()
        try reader.skipSpace()
        guard reader.cursor.peek == nil else {
            throw reader.cursor.error(
                "nothing may follow the value, but there is \(reader.cursor.found)"
            )
        }
        return value
    }

    private mutating func value() throws(JSON5Error) -> JSON5Value {
        let place = cursor.place
        let content: JSON5Value.Content
        switch cursor.peek {
        case "{": content = .object(try nested { reader throws(JSON5Error) in try reader.object() })
        case "[": content = .array(try nested { reader throws(JSON5Error) in try reader.array() })
        case "\"", "'": content = .string(try string())
        case "+", "-", ".": content = .number(try number())
        case let digit? where digit.isDecimalDigit: content = .number(try number())
        case let letter? where letter.startsJSON5Name || letter == "\\": content = try word()
        default: throw cursor.error("a value belongs here, but there is \(cursor.found)")
        }
        return JSON5Value(place: place, content: content)
    }

    private mutating func nested<Value>(
        _ read: (inout Self) throws(JSON5Error) -> Value
    ) throws(JSON5Error) -> Value {
        guard depth < Self.depthLimit else {
            throw cursor.error("more than \(Self.depthLimit) nested lists and objects")
        }
        depth += 1
        defer { depth -= 1 }
        return try read(&self)
    }

    private mutating func object() throws(JSON5Error) -> [JSON5Member] {
        let start = cursor.place
        cursor.next()
        var members: [JSON5Member] = []
        var places: [String: TextPlace] = [:]
        while true {
            try skipSpace()
            if cursor.take("}") { return members }
            let place = cursor.place
            let key = try key(of: start)
            if let first = places.updateValue(place, forKey: key) {
                let message = "the key '\(key)' appears twice, first in line \(first.line)"
                throw cursor.error(message, at: place)
            }
            try skipSpace()
            guard cursor.take(":") else {
                throw cursor.error("':' belongs after the key '\(key)', not \(cursor.found)")
            }
            try skipSpace()
            members.append(JSON5Member(key: key, place: place, value: try value()))
            try skipSpace()
            guard cursor.peek == "}" || cursor.take(",") else {
                throw unfinished("the object", "'}'", since: start)
            }
        }
    }

    private mutating func array() throws(JSON5Error) -> [JSON5Value] {
        let start = cursor.place
        cursor.next()
        var values: [JSON5Value] = []
        while true {
            try skipSpace()
            if cursor.take("]") { return values }
            guard cursor.peek != nil else { throw unfinished("the list", "']'", since: start) }
            values.append(try value())
            try skipSpace()
            guard cursor.peek == "]" || cursor.take(",") else {
                throw unfinished("the list", "']'", since: start)
            }
        }
    }

    private func unfinished(_ what: String, _ end: String, since start: TextPlace) -> JSON5Error {
        cursor.peek == nil
            ? cursor.error("\(what) of line \(start.line) is not closed by \(end)")
            : cursor.error("',' or \(end) belongs here, not \(cursor.found)")
    }

    private mutating func key(of object: TextPlace) throws(JSON5Error) -> String {
        switch cursor.peek {
        case "\"", "'": return try string()
        case nil: throw unfinished("the object", "'}'", since: object)
        case let letter? where letter.startsJSON5Name || letter == "\\": return try name()
        default:
            throw cursor.error(
                "a key belongs here, not \(cursor.found); only a plain word needs no quotes"
            )
        }
    }

    private mutating func word() throws(JSON5Error) -> JSON5Value.Content {
        let place = cursor.place
        let word = try name()
        switch word {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        case "Infinity": return .number(.infinity)
        case "NaN": return .number(.nan)
        default:
            let known = ["null", "true", "false", "Infinity", "NaN"]
            let meant = known.first { $0.lowercased() == word.lowercased() }
            throw cursor.error(
                meant.map { "there is no value '\(word)'; did you mean '\($0)'?" }
                    ?? "the text '\(word)' needs quotes",
                at: place
            )
        }
    }

    private mutating func name() throws(JSON5Error) -> String {
        var text = String.UnicodeScalarView()
        while let next = cursor.peek {
            let place = cursor.place
            if next == "\\" {
                cursor.next()
                guard cursor.take("u") else { throw cursor.error("'u' belongs after '\\'") }
                let scalar = Unicode.Scalar(try hexDigits(4))
                guard let scalar,
                    text.isEmpty ? scalar.startsJSON5Name : scalar.continuesJSON5Name
                else { throw cursor.error("a key without quotes may not contain this", at: place) }
                text.append(scalar)
            } else if next.continuesJSON5Name {
                text.append(next)
                cursor.next()
            } else {
                break
            }
        }
        return String(text)
    }

    mutating func hexDigits(_ count: Int) throws(JSON5Error) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<count {
            guard let digit = cursor.peek?.hexValue else {
                throw cursor.error("\(count) hexadecimal digits belong here, not \(cursor.found)")
            }
            value = value << 4 | digit
            cursor.next()
        }
        return value
    }

    private mutating func skipSpace() throws(JSON5Error) {
        while let next = cursor.peek {
            if next.isJSON5Space {
                cursor.next()
            } else if next == "/" {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(JSON5Error) {
        let start = cursor.place
        cursor.next()
        if cursor.take("/") {
            while let next = cursor.peek, !next.endsJSON5Line { cursor.next() }
        } else if cursor.take("*") {
            while let next = cursor.next() {
                if next == "*", cursor.take("/") { return }
            }
            throw cursor.error("this comment is not closed by '*/'", at: start)
        } else {
            throw cursor.error("a comment starts with '//' or '/*'", at: start)
        }
    }
}
