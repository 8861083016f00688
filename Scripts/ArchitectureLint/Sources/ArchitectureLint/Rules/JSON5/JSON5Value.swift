/// A value of a JSON5 document, with its place in the text.
public struct JSON5Value: Equatable, Sendable {
    /// Where it starts.
    public let place: TextPlace
    /// What it is.
    public let content: Content

    /// What a value may be.
    public indirect enum Content: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSON5Value])
        /// The members in the order of the text; no two have one key.
        case object([JSON5Member])
    }

    /// What it is, in words, as a message about it says.
    var kindName: String {
        switch content {
        case .null: "null"
        case .bool(let value): "\(value)"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

/// A key of an object with its value.
public struct JSON5Member: Equatable, Sendable {
    /// The key, without quotes.
    public let key: String
    /// Where the key starts.
    public let place: TextPlace
    /// The value.
    public let value: JSON5Value
}

/// A place in a text.
public struct TextPlace: Equatable, Comparable, Sendable, CustomStringConvertible {
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in bytes of UTF-8 as the compiler counts.
    public let column: Int

    /// The place as messages write it: `3:14`.
    public var description: String { "\(line):\(column)" }

    /// Places in the order of the text.
    public static func < (left: TextPlace, right: TextPlace) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// Why a text is no JSON5.
public struct JSON5Error: Error, Equatable, Sendable {
    /// Where reading stopped.
    public let place: TextPlace
    /// What is wrong, and what was probably meant.
    public let message: String

    /// An error.
    init(place: TextPlace, message: String) {
        self.place = place
        self.message = message.onOneLine
    }
}
