/// The rules for text that a customer types, such as a name or a memo.
public enum FreeText {
    /// The greatest number of characters (grapheme clusters) of a text.
    public static let maximumLength = 200

    /// Returns `text` unchanged when the book may store it.
    /// - Parameters:
    ///   - text: The text that a customer typed.
    ///   - field: The subject of the error message, such as `the memo`.
    /// - Throws: ``BankError`` `text.long` above 200 characters or 4,000 bytes, `text.control` for
    ///   control characters, `text.invisible` for invisible characters, or `text.private` for
    ///   characters without a common meaning.
    public static func validated(_ text: String, field: String) throws(BankError) -> String {
        // Most texts are short and printable ASCII, and looking up properties of scalars is slow.
        if text.utf8.count <= maximumLength, text.hasOnlyBytes(in: 0x20...0x7E) {
            return text
        }
        guard text.utf8.count <= 20 * maximumLength, text.count <= maximumLength else {
            throw BankError(
                .badData,
                code: "text.long",
                "\(field) is longer than \(maximumLength) characters; shorten it"
            )
        }
        let hasControlCharacter = text.unicodeScalars.contains {
            switch $0.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
        guard !hasControlCharacter else {
            throw BankError(
                .badData,
                code: "text.control",
                "\(field) has control characters (line breaks, tabs, escapes); leave them out"
            )
        }
        if let hidden = firstInvisible(in: text) {
            throw BankError(
                .badData,
                code: "text.invisible",
                "\(field) has the invisible character U+\(hexadecimal(hidden)); leave it out"
            )
        }
        let foreign = text.unicodeScalars.first {
            $0.properties.isNoncharacterCodePoint || $0.properties.generalCategory == .privateUse
        }
        if let foreign {
            throw BankError(
                .badData,
                code: "text.private",
                "\(field) has the character U+\(hexadecimal(foreign)), which looks different on each "
                    + "computer; leave it out"
            )
        }
        return text
    }

    /// The role of a Unicode scalar in the rules for invisible characters.
    private enum Role {
        case visible, emoji, key, keycap, ideograph, virama
        case emojiSelector, ideographSelector, joiner, invisible

        init(_ scalar: Unicode.Scalar) {
            let properties = scalar.properties
            switch scalar {
            case "\u{200D}": self = .joiner
            case "\u{FE0E}", "\u{FE0F}": self = .emojiSelector
            case "\u{E0100}"..."\u{E01EF}": self = .ideographSelector
            case "\u{20E3}": self = .keycap
            // A blank Braille pattern and annotations, which Unicode does not call ignorable.
            case "\u{2800}", "\u{FFF9}"..."\u{FFFB}": self = .invisible
            case _ where properties.isDefaultIgnorableCodePoint: self = .invisible
            case _ where properties.canonicalCombiningClass == .virama: self = .virama
            case _ where properties.isEmoji: self = scalar.isASCII ? .key : .emoji
            case _ where properties.isIdeographic: self = .ideograph
            default: self = .visible
            }
        }
    }

    /// Returns the first scalar that is invisible or hides text, or nil.
    ///
    /// Joiners and selectors are allowed only where they change the look of a character. Elsewhere,
    /// texts with different scalars would look the same.
    ///
    /// A family emoji is four emoji and three joiners. A keycap is a digit, a selector and a box.
    /// Indic scripts join letters after a virama.
    ///
    /// Tags are refused even in the flags of England, Scotland and Wales, because tags can hide any
    /// text behind an emoji.
    private static func firstInvisible(in text: String) -> Unicode.Scalar? {
        var last: Role?
        // A scalar that is allowed only before one with a certain role.
        var pending: (scalar: Unicode.Scalar, next: Role)?
        for scalar in text.unicodeScalars {
            let role = Role(scalar)
            if let pending, pending.next != role { return pending.scalar }
            pending = nil
            switch (last, role) {
            case (_, .invisible): return scalar
            case (.emoji, .emojiSelector), (.ideograph, .ideographSelector): break
            case (.key, .emojiSelector): pending = (scalar, .keycap)
            case (.emoji, .joiner), (.emojiSelector, .joiner): pending = (scalar, .emoji)
            case (.virama, .joiner): break
            case (_, .emojiSelector), (_, .ideographSelector), (_, .joiner): return scalar
            default: break
            }
            last = role
        }
        return pending?.scalar
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension String {
    /// Returns whether all UTF-8 bytes of the text are in `range`.
    func hasOnlyBytes(in range: ClosedRange<UInt8>) -> Bool {
        var text = self
        // Without an early end, the loop checks many bytes at once.
        return text.withUTF8 { $0.reduce(0) { $0 | (range.contains($1) ? 0 : 1) } == 0 }
    }
}
