/// A value of a JSON5 document.
public struct JSON5Value: Equatable, Sendable {
    /// The place where the value starts.
    public let place: TextPlace
    /// The value itself.
    public let content: Content

    /// The kinds of values.
    public indirect enum Content: Equatable, Sendable {
        /// The absence of a value.
        case null
        /// A truth value.
        case bool(Bool)
        /// A number, also an infinite one or none.
        case number(Double)
        /// A text.
        case string(String)
        /// A list.
        case array([JSON5Value])
        /// The members in the order of the text, each key once.
        case object([JSON5Member])
    }

    /// The kind of value in words, for messages.
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
    /// The key without quotes.
    public let key: String
    /// The place where the key starts.
    public let place: TextPlace
    /// The value of the key.
    public let value: JSON5Value
}

/// A place in a text.
public struct TextPlace: Equatable, Comparable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1, in bytes of UTF-8 as the compiler counts.
    public let column: Int

    /// The place in the form of compiler messages: `3:14`.
    public var description: String { "\(line):\(column)" }

    /// Returns whether the first place comes before the second.
    public static func < (left: TextPlace, right: TextPlace) -> Bool {
        (left.line, left.column) < (right.line, right.column)
    }
}

/// A syntax error in a JSON5 document.
public struct JSON5Error: Error, Equatable, Sendable {
    /// The place where reading stopped.
    public let place: TextPlace
    /// The mistake, and what was probably meant.
    public let message: String

    init(place: TextPlace, message: String) {
        self.place = place
        self.message = message.onOneLine
    }
}
