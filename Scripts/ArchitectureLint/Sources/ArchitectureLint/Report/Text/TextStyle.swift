/// How a text looks on a terminal. Colours only repeat what the words say.
struct TextStyle: Equatable, Sendable {
    /// Whether there are colours.
    let isColored: Bool
    /// How many columns there are; nothing when lines are as long as they are.
    var width: Int?

    /// A text as it is.
    static let plain = Self(isColored: false)

    /// A heading, such as a rule's name, with what it is the heading of on the same line.
    func headed(_ heading: String, _ text: String, indent: Int = 0) -> String {
        let whole = wrapped(heading + text, indent: indent)
        let start = String(repeating: " ", count: indent) + heading
        guard isColored, whole.hasPrefix(start) else { return whole }
        return String(repeating: " ", count: indent) + painted(heading, "1")
            + whole.dropFirst(start.count)
    }

    /// The place of something.
    func place(_ text: String) -> String { painted(text, "36") }
    /// What fails the run.
    func failure(_ text: String) -> String { painted(text, "1;31") }
    /// What does not fail it.
    func warning(_ text: String) -> String { painted(text, "1;33") }
    /// That all is well.
    func success(_ text: String) -> String { painted(text, "1;32") }

    /// A text on lines that fit, broken between words, each behind so many spaces.
    func wrapped(_ text: String, indent: Int = 0) -> String {
        let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return wrapped(words, indent: indent, columns: width)
    }

    /// Words on lines that fit; where nobody says how long these are, on lines for 80 columns.
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
