/// Wraps text at spaces.
enum TextWrapper {
    /// Returns one or more lines that contain a text.
    ///
    /// - Parameters:
    ///   - text: The text, whose line breaks are preserved.
    ///   - width: The maximum width in columns, at least 1. A longer word is split.
    static func lines(of text: String, width: Int) -> [String] {
        if isLine(text), DisplayWidth.of(text) <= width { return [text] }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { paragraph(String($0), width: max(1, width)) }
    }

    /// Returns the lines of a text; an empty array for an empty text.
    static func linesUnlessEmpty(of text: String, width: Int) -> [String] {
        text.isEmpty ? [] : lines(of: text, width: width)
    }

    /// Returns whether a text has no line break and does not begin with a space.
    ///
    /// Such a text needs no change unless it is too wide.
    private static func isLine(_ text: String) -> Bool {
        text.utf8.first != UInt8(ascii: " ") && !text.utf8.contains(UInt8(ascii: "\n"))
    }

    /// Wraps a text with a hanging indent.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The maximum width of a line in columns, including the indent.
    ///   - indent: The number of spaces before each line except the first. The first line, too, has
    ///     at most `width - indent` columns.
    static func hanging(_ text: String, width: Int, indent: Int) -> String {
        lines(of: text, width: width - indent)
            .joined(separator: "\n" + String(repeating: " ", count: indent))
    }

    private static func paragraph(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            let length = DisplayWidth.of(String(word))
            if !lines.isEmpty || !line.isEmpty || used > 0 {
                if used + 1 + length <= width {
                    line += " " + word
                    used += 1 + length
                    continue
                }
                lines.append(line)
            }
            var pieces = pieces(of: String(word), width: width)
            line = pieces.removeLast()
            used = DisplayWidth.of(line)
            lines.append(contentsOf: pieces)
        }
        lines.append(line)
        return lines
    }

    /// Splits a word into one or more pieces of at most `width` columns.
    private static func pieces(of word: String, width: Int) -> [String] {
        var pieces = [""]
        var used = 0
        for character in word {
            let length = DisplayWidth.of(character)
            if used + length > width, used > 0 {
                pieces.append("")
                used = 0
            }
            pieces[pieces.count - 1].append(character)
            used += length
        }
        return pieces
    }
}
