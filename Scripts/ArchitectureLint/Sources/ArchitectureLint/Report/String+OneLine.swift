extension String {
    /// The text with what is no text in it written as Swift writes it: `\n`, `\u{1B}`. What is quoted
    /// from a file then stays on its line, and moves nobody's cursor.
    var onOneLine: String { escaped { _ in false } }

    /// The same, but its lines stay lines: for what a tool says at length.
    var onItsLines: String { escaped { $0 == "\n" || $0 == "\t" } }

    private func escaped(except isKept: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: \.isNoText) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isNoText, !isKept(scalar) {
                text +=
                    Self.names[scalar] ?? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    private static let names: [Unicode.Scalar: String] = ["\n": "\\n", "\r": "\\r", "\t": "\\t"]
}

extension Unicode.Scalar {
    /// Whether it controls a terminal, ends a line, or turns the direction of what follows.
    var isNoText: Bool {
        if value < 0x20 { return true }
        if value < 0x7F { return false }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isBidiControl
        }
    }
}
