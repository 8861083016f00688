/// The rules for text that a person types, such as a name or a memo.
public enum FreeText {
    /// The greatest number of characters (grapheme clusters) of a text.
    public static let maximumLength = 200

    /// Returns `text` unchanged when the book may store it.
    /// - Parameters:
    ///   - text: The text that a person typed.
    ///   - field: The meaning of the text for the error message, such as `the memo`.
    /// - Throws: ``BankError`` `text.long` above 200 characters or 4,000 bytes; `text.control` for
    ///   control characters; `text.invisible` for invisible ones.
    public static func validated(_ text: String, field: String) throws(BankError) -> String {
        // Most texts are short and printable ASCII, and looking up properties of scalars is slow.
        if text.utf8.count <= maximumLength, text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) {
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
        return text
    }

    /// The effect of a scalar on the characters beside it.
    private enum Role {
        case space, visible, variationSelector, joiner, invisible

        init(_ scalar: Unicode.Scalar) {
            switch scalar {
            case "\u{200D}": self = .joiner
            case "\u{FE00}"..."\u{FE0F}", "\u{E0100}"..."\u{E01EF}": self = .variationSelector
            // A blank Braille pattern and annotations, which Unicode does not call ignorable.
            case "\u{2800}", "\u{FFF9}"..."\u{FFFB}": self = .invisible
            case _ where scalar.properties.isDefaultIgnorableCodePoint: self = .invisible
            case _ where scalar.properties.isWhitespace: self = .space
            default: self = .visible
            }
        }
    }

    /// Returns the first scalar that is invisible or hides text, or nil.
    ///
    /// Emoji need joiners and variation selectors: a family is four people and three joiners. So
    /// a selector is allowed once after a visible scalar, and a joiner between two visible ones.
    /// Elsewhere they would hide text. Tags are refused also in the flags of England, Scotland and
    /// Wales, because the same tags can spell any text behind an emoji.
    private static func firstInvisible(in text: String) -> Unicode.Scalar? {
        // Everything below U+00AD is visible, so most texts end here.
        guard text.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
        var last: (scalar: Unicode.Scalar, role: Role)?
        for scalar in text.unicodeScalars {
            let role = Role(scalar)
            switch (last?.role, role) {
            case (_, .invisible): return scalar
            case (.visible, .variationSelector): break
            case (_, .variationSelector): return scalar
            case (.visible, .joiner), (.variationSelector, .joiner): break
            case (_, .joiner): return scalar
            case (.joiner, .space): return last?.scalar
            default: break
            }
            last = (scalar, role)
        }
        return last?.role == .joiner ? last?.scalar : nil
    }

    private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
