extension String {
    /// The text with control characters escaped as in Swift, so that a quotation from a file stays
    /// on its line and moves no cursor.
    var onOneLine: String { escaped { _ in false } }

    /// The same, but line breaks and tabs remain.
    var onItsLines: String { escaped { $0 == "\n" || $0 == "\t" } }

    private func escaped(except isKept: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        let names: [Unicode.Scalar: String] = ["\n": "\\n", "\r": "\\r", "\t": "\\t"]
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isControl, !isKept(scalar) {
                text += names[scalar] ?? scalar.swiftEscape
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }

    /// The text with some scalars percent-encoded.
    func percentEncoded(where isSpecial: (Unicode.Scalar) -> Bool) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            guard isSpecial(scalar) else {
                text.unicodeScalars.append(scalar)
                return
            }
            for byte in String(scalar).utf8 {
                let digits = String(byte, radix: 16, uppercase: true)
                text += "%\(digits.count < 2 ? "0" : "")\(digits)"
            }
        }
    }
}

extension Unicode.Scalar {
    // Beside control characters, also those that end a line or change the direction of text.
    var isControl: Bool {
        if value < 0x20 { return true }
        if value < 0x7F { return false }
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: return true
        default: return properties.isBidiControl
        }
    }

    var swiftEscape: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension Int {
    /// A count with its noun: `1 file`, `2 files`.
    ///
    /// - Parameter plural: The plural, unless it is the noun with an s.
    func counted(_ noun: String, _ plural: String? = nil) -> String {
        self == 1 ? "1 \(noun)" : "\(self) \(plural ?? "\(noun)s")"
    }

    /// A frequency: `once`, `3 times`.
    var times: String { self == 1 ? "once" : "\(self) times" }
}
