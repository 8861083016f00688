extension String {
    /// The text with control characters and line breaks escaped as in Swift.
    var onOneLine: String { escaped { _ in false } }

    /// The text with control characters escaped as in Swift, except line breaks and tabs.
    var onItsLines: String { escaped { $0 == "\n" || $0 == "\t" } }

    private func escaped(except isKept: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        let names: [Unicode.Scalar: String] = ["\n": "\\n", "\r": "\\r", "\t": "\\t"]
        return escaping { $0.isControl && !isKept($0) ? names[$0] ?? $0.swiftEscape : nil }
    }

    func percentEncoded(where isSpecial: (Unicode.Scalar) -> Bool) -> String {
        escaping { scalar in
            guard isSpecial(scalar) else { return nil }
            return String(scalar).utf8.map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return "%\(digits.count < 2 ? "0" : "")\(digits)"
            }.joined()
        }
    }

    func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
        unicodeScalars.reduce(into: "") { text, scalar in
            if let replacement = replacement(scalar) {
                text += replacement
            } else {
                text.unicodeScalars.append(scalar)
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
    /// Returns the number with a noun: `1 file`, `2 files`, `3 dependencies`.
    func counted(_ noun: String) -> String {
        if self == 1 { return "1 \(noun)" }
        return "\(self) \(noun.hasSuffix("y") ? "\(noun.dropLast())ies" : "\(noun)s")"
    }

    /// The number as a frequency: `once`, `3 times`.
    var times: String { self == 1 ? "once" : "\(self) times" }
}

/// Returns what a command changed in a list: `2 new, 1 gone`; nil for no change.
func changes(new: Int, gone: Int) -> String? {
    let changes = [(new, "new"), (gone, "gone")].filter { $0.0 > 0 }.map { "\($0) \($1)" }
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
}
