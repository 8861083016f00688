struct TextStyle: Equatable, Sendable {
    let isColored: Bool
    /// The number of columns; nil to break no lines.
    var width: Int?

    static let plain = Self(isColored: false)

    /// Returns a bold heading with text on the same line.
    func headed(_ heading: String, _ text: String, indent: Int = 0) -> String {
        let whole = wrapped(heading + text, indent: indent)
        let start = String(repeating: " ", count: indent) + heading
        guard isColored, whole.hasPrefix(start) else { return whole }
        return String(repeating: " ", count: indent) + painted(heading, "1")
            + whole.dropFirst(start.count)
    }

    func place(_ text: String) -> String { painted(text, "36") }
    func failure(_ text: String) -> String { painted(text, "1;31") }
    func warning(_ text: String) -> String { painted(text, "1;33") }
    func success(_ text: String) -> String { painted(text, "1;32") }

    /// Breaks a text between words, so that its indented lines fit the width.
    func wrapped(_ text: String, indent: Int = 0) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return wrapped(words, indent: indent, columns: width)
    }

    /// Breaks a list of words into indented lines that fit the width, or 80 columns without a
    /// width.
    func listed(_ words: [String], indent: Int) -> String {
        wrapped(words, indent: indent, columns: width ?? 80)
    }

    private func wrapped(_ words: [String], indent: Int, columns: Int?) -> String {
        let space = String(repeating: " ", count: indent)
        guard let columns else { return space + words.joined(separator: " ") }
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + 1 + word.count <= columns {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(space + word)
            }
        }
        return lines.joined(separator: "\n")
    }

    private func painted(_ text: String, _ code: String) -> String {
        isColored ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
