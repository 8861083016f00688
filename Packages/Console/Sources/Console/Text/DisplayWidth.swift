/// The width of text on a terminal.
public enum DisplayWidth {
    /// Returns the width of a text on one line.
    ///
    /// Hangul, Han characters and most emoji take two columns; combining marks take no column.
    ///
    /// - Parameter text: A text without control characters.
    /// - Returns: The width in columns.
    public static func of(_ text: String) -> Int {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
        return ofPlain(text) ?? text.reduce(0) { $0 + of($1) }
    }

    /// Returns the width of a text of ASCII characters, box and block glyphs, Hangul syllables and
    /// Han characters; nil for any other text.
    ///
    /// These scalars never combine, so the slow split into characters is unnecessary.
    static func ofPlain(_ text: String) -> Int? {
        var columns = 0
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x20...0x7E, 0x2500...0x259F: columns += 1
            case 0xAC00...0xD7A3, 0x4E00...0x9FFF: columns += 2
            default: return nil
            }
        }
        return columns
    }

    /// Pads a text with spaces.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The target width in columns; a wider text is returned unchanged.
    ///   - alignment: The side on which the text is placed.
    static func pad(_ text: String, to width: Int, _ alignment: Column.Alignment) -> String {
        let fill = String(repeating: " ", count: max(0, width - of(text)))
        return alignment == .leading ? text + fill : fill + text
    }

    /// Pads a text at its end with a character of width 1.
    static func pad(_ text: String, to width: Int, _ filler: Character) -> String {
        text + String(repeating: filler, count: max(0, width - of(text)))
    }

    /// Shortens a text to a width, with an ellipsis for the missing part.
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

    /// Returns the width of a character, which may consist of several scalars.
    static func of(_ character: Character) -> Int {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return 0 }
        guard scalars.count > 1 else { return of(first) }
        if isEmojiSequence(scalars) { return 2 }
        return scalars.reduce(0) { $0 + of($1) }
    }

    /// Returns whether the scalars form one emoji, according to Unicode Technical Standard #51.
    ///
    /// Examples are flags, characters with an emoji variation selector, joined emoji and skin
    /// tones.
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
        // The soft hyphen is a format character that terminals display.
        case 0xAD: return false
        // Vowels and final consonants of decomposed Hangul combine with the initial consonant.
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
    /// The string without the spaces at its end.
    var withoutTrailingSpaces: String {
        let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
        return end.map { String(self[...$0]) } ?? ""
    }
}
