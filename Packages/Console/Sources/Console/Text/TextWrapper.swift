/// Cuts a text into lines that fit, at spaces where there are any.
enum TextWrapper {
    /// - Parameters:
    ///   - text: what to cut; its own line breaks stay.
    ///   - width: the columns of a line, at least 1.
    /// - Returns: the lines, at least one. A word longer than a line is cut.
    static func lines(of text: String, width: Int) -> [String] {
        if isLine(text), DisplayWidth.of(text) <= width { return [text] }
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { paragraph(String($0), width: max(1, width)) }
    }

    /// Whether nothing of a text has to be cut or left out when it fits.
    private static func isLine(_ text: String) -> Bool {
        text.utf8.first != UInt8(ascii: " ") && !text.utf8.contains(UInt8(ascii: "\n"))
    }

    /// The text with each line but the first behind some spaces.
    ///
    /// - Parameters:
    ///   - text: what to cut.
    ///   - width: the columns of a whole line, spaces included.
    ///   - indent: the number of spaces. The first line leaves room for as many.
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

    /// A word as it is when it fits, or cut where a line is full; at least one piece.
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
