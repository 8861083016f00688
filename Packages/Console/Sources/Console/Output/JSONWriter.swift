/// Writes indented JSON documents that are safe for a terminal.
///
/// A character that `TerminalSafe` would replace is written as `\uXXXX`, so a reader gets the
/// original text.
enum JSONWriter {
    /// Returns the document, with a line feed at its end.
    static func document(_ value: JSONValue) -> String {
        var text = ""
        write(value, depth: 0, to: &text)
        return text + "\n"
    }

    /// Writes a value.
    /// - Parameter depth: The number of objects and arrays around the value.
    static func write(_ value: JSONValue, depth: Int, to text: inout String) {
        switch value {
        case .object(let members):
            list(members, brackets: ("{", "}"), depth: depth, to: &text) { member, text in
                name(member.key, to: &text)
                write(member.value, depth: depth + 1, to: &text)
            }
        case .array(let values):
            list(values, brackets: ("[", "]"), depth: depth, to: &text) { value, text in
                write(value, depth: depth + 1, to: &text)
            }
        case .string(let value): string(value, to: &text)
        case .integer(let value): text += String(value)
        case .bool(let value): text += value ? "true" : "false"
        case .null: text += "null"
        case .verbatim(let json): text += json
        }
    }

    private static func list<Element>(
        _ elements: [Element],
        brackets: (String, String),
        depth: Int,
        to text: inout String,
        write: (Element, inout String) -> Void
    ) {
        text += brackets.0
        for (position, element) in elements.enumerated() {
            newLine(after: position == 0 ? "" : ",", depth: depth + 1, to: &text)
            write(element, &text)
        }
        if !elements.isEmpty { newLine(depth: depth, to: &text) }
        text += brackets.1
    }

    static func newLine(after separator: String = "", depth: Int, to text: inout String) {
        text += separator + "\n" + String(repeating: "  ", count: depth)
    }

    /// Writes the name of a member, with the colon after it.
    static func name(_ key: String, to text: inout String) {
        string(key, to: &text)
        text += ": "
    }

    private static func string(_ value: String, to text: inout String) {
        text += "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where TerminalSafe.isUnsafe(scalar): text += escaped(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }

    /// Escapes a scalar as one or two code units of UTF-16, with four digits each.
    static func escaped(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf16.map { unit in
            let digits = String(unit, radix: 16)
            return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
}
