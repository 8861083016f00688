/// How many columns of a terminal a text takes.
public enum DisplayWidth {
    /// The columns that a text takes, shown on one line.
    ///
    /// Hangul, Han and most emoji take two, marks that stand on the character before them none.
    ///
    /// - Parameter text: a text without control characters.
    /// - Returns: the number of columns.
    public static func of(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return ofPlain(text) ?? text.reduce(0) { $0 + of($1) }
    }

    /// The columns of a text of ASCII, syllables of Hangul and Han characters. None of them joins
    /// with its neighbors, so the text need not be cut into what a reader sees as characters,
    /// which is what takes long.
    ///
    /// - Returns: nil when something else stands in the text.
    private static func ofPlain(_ text: String) -> Int? {
        var columns = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20...0x7E: columns += 1
            case 0xAC00...0xD7A3, 0x4E00...0x9FFF: columns += 2
            default: return nil
            }
        }
        return columns
    }

    /// Fills a text up with spaces.
    ///
    /// - Parameters:
    ///   - text: what to fill up.
    ///   - width: the number of columns to reach; a longer text stays as it is.
    ///   - alignment: the side on which the text stands.
    static func pad(_ text: String, to width: Int, _ alignment: Column.Alignment) -> String {
        let fill = String(repeating: " ", count: max(0, width - of(text)))
        return alignment == .leading ? text + fill : fill + text
    }

    /// Fills a text up at its end with a sign that takes one column.
    static func pad(_ text: String, to width: Int, _ sign: Character) -> String {
        text + String(repeating: sign, count: max(0, width - of(text)))
    }

    /// The beginning of a text that fits, with an ellipsis for what does not.
    static func truncate(_ text: String, to width: Int) -> String {
        guard of(text) > width else { return text }
        var kept = ""
        var used = 1
        for character in text {
            used += of(character)
            guard used <= width else { break }
            kept.append(character)
        }
        return width > 0 ? kept + "…" : ""
    }

    /// The columns of one character as a reader sees it, which may be several code points.
    static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        guard scalars.count > 1 else { return of(first) }
        if isEmojiSequence(scalars) { return 2 }
        return scalars.reduce(0) { $0 + of($1) }
    }

    /// Sequences that Unicode Technical Standard #51 shows as one picture: two regional indicators,
    /// anything asked to be shown as emoji (VS16), joined pictures, skin tones.
    private static func isEmojiSequence(_ scalars: Character.UnicodeScalarView) -> Bool {
        scalars.dropFirst().contains { scalar in
            switch scalar.value {
            case 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
            default: scalar.properties.isEmojiPresentation
            }
        }
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        if takesNoColumn(scalar) { return 0 }
        return WideCharacters.contains(scalar) ? 2 : 1
    }

    private static func takesNoColumn(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // The soft hyphen is a format character that terminals show.
        case 0xAD: return false
        // Vowels and final consonants of decomposed Hangul stand in the square of the first one.
        case 0x1160...0x11FF, 0xD7B0...0xD7FF: return true
        default: break
        }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return true
        default: return false
        }
    }
}

extension String {
    /// The text without the spaces at its end.
    var withoutTrailingSpaces: String {
        let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
        return end.map { String(self[...$0]) } ?? ""
    }
}
