package struct JSON5Value: Equatable, Sendable {
    /// The place where the value starts.
    package let place: TextPlace
    package let content: Content

    package indirect enum Content: Equatable, Sendable {
        case null
        case bool(Bool)
        /// A number, which may be infinite or NaN.
        case number(Double)
        case string(String)
        case array([JSON5Value])
        /// The members in the order of the text; no two have the same key.
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
package struct JSON5Member: Equatable, Sendable {
    package let key: String
    /// The place where the key starts.
    package let place: TextPlace
    package let value: JSON5Value
}

package struct TextPlace: Equatable, Sendable, CustomStringConvertible {
    /// The line, counted from 1.
    package let line: Int
    /// The column in UTF-8 bytes, counted from 1, as in messages of the compiler.
    package let column: Int

    /// The place in the form of compiler messages: `3:14`.
    package var description: String { "\(line):\(column)" }
}

/// A syntax error in a JSON5 document.
package struct JSON5Error: Error, Equatable, Sendable {
    /// The place of the mistake.
    package let place: TextPlace
    /// The mistake, and a suggestion if there is one.
    package let message: String

    init(place: TextPlace, message: String) {
        self.place = place
        self.message = message.onOneLine
    }
}
