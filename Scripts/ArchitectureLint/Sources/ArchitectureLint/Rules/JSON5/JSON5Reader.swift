/// A reader of JSON5 (json5.org).
///
/// JSON5 is JSON with comments, trailing commas, keys without quotes, texts in single quotes and
/// more ways to write a number. A repeated key in an object is an error.
package struct JSON5Reader {
    var cursor: JSON5Cursor
    private var depth = 0

    /// The maximum depth of nested lists and objects.
    package static let depthLimit = 64

    private init(_ bytes: [UInt8]) throws(JSON5Error) { cursor = try JSON5Cursor(bytes) }

    /// Reads a text that contains one JSON5 value.
    ///
    /// - Parameter bytes: The text in UTF-8, with or without a byte-order mark.
    /// - Throws: `JSON5Error` for a text that is not JSON5.
    package static func read(_ bytes: [UInt8]) throws(JSON5Error) -> JSON5Value {
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
        case "{", "[":
            guard depth < Self.depthLimit else {
                throw cursor.error("more than \(Self.depthLimit) nested lists and objects")
            }
            depth += 1
            defer { depth -= 1 }
            content = cursor.peek == "{" ? .object(try object()) : .array(try array())
        case "\"", "'": content = .string(try string())
        case "+", "-", ".": content = .number(try number())
        case let digit? where digit.isDecimalDigit: content = .number(try number())
        case let letter? where letter.startsJSON5Name || letter == "\\": content = try word()
        default: throw cursor.error("a value belongs here, but there is \(cursor.found)")
        }
        return JSON5Value(place: place, content: content)
    }

    private mutating func object() throws(JSON5Error) -> [JSON5Member] {
        var members: [JSON5Member] = []
        var places: [String: TextPlace] = [:]
        try readElements(of: "the object", until: "}") { reader throws(JSON5Error) in
            let place = reader.cursor.place
            let key = try reader.key()
            if let first = places.updateValue(place, forKey: key) {
                let message = "the key '\(key)' appears twice, first in line \(first.line)"
                throw reader.cursor.error(message, at: place)
            }
            let value = try reader.value(of: key)
            members.append(JSON5Member(key: key, place: place, value: value))
        }
        return members
    }

    private mutating func array() throws(JSON5Error) -> [JSON5Value] {
        var values: [JSON5Value] = []
        try readElements(of: "the list", until: "]") { reader throws(JSON5Error) in
            values.append(try reader.value())
        }
        return values
    }

    /// Reads the elements between the brackets of a list or object.
    private mutating func readElements(
        of container: String,
        until end: Unicode.Scalar,
        _ readElement: (inout Self) throws(JSON5Error) -> Void
    ) throws(JSON5Error) {
        let start = cursor.place
        cursor.next()
        while true {
            try skipSpace()
            if cursor.take(end) { return }
            if cursor.peek != nil {
                try readElement(&self)
                try skipSpace()
            }
            guard cursor.peek == end || cursor.take(",") else {
                throw cursor.peek == nil
                    ? cursor.error("\(container) of line \(start.line) is not closed by '\(end)'")
                    : cursor.error("',' or '\(end)' belongs here, not \(cursor.found)")
            }
        }
    }

    private mutating func value(of key: String) throws(JSON5Error) -> JSON5Value {
        try skipSpace()
        guard cursor.take(":") else {
            throw cursor.error("':' belongs after the key '\(key)', not \(cursor.found)")
        }
        try skipSpace()
        return try value()
    }

    private mutating func key() throws(JSON5Error) -> String {
        switch cursor.peek {
        case "\"", "'": return try string()
        case let letter? where letter.startsJSON5Name || letter == "\\": return try name()
        default:
            throw cursor.error(
                "a key belongs here, not \(cursor.found); put the key in quotes unless it is a plain "
                    + "word"
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
                else { throw cursor.error("this character needs a key in quotes", at: place) }
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
