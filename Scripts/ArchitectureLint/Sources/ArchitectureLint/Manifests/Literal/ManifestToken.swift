/// One lexical element of a manifest that may be read literally.
struct ManifestToken: Equatable, Sendable {
    /// What a token is.
    enum Kind: Equatable, Sendable {
        /// A word, keywords included.
        case name(String)
        /// A whole number in decimal digits.
        case integer(Int)
        /// A string literal with its escapes worked out.
        case string([StringPart])
        /// One of `( ) [ ] { } , : ; . = + ->` and the two operators of ranges.
        case punctuation(Punctuation)
        /// The end of the text.
        case end
    }

    /// What separates.
    enum Punctuation: String, Sendable {
        case leftParenthesis = "("
        case rightParenthesis = ")"
        case leftBracket = "["
        case rightBracket = "]"
        case leftBrace = "{"
        case rightBrace = "}"
        case comma = ","
        case colon = ":"
        case semicolon = ";"
        case dot = "."
        case equals = "="
        case plus = "+"
        case arrow = "->"
        case halfOpenRange = "..<"
        case closedRange = "..."
    }

    /// A part of a string literal.
    enum StringPart: Equatable, Sendable {
        /// Text as it is meant.
        case text(String)
        /// `\(name)`.
        case interpolation(String)
    }

    /// What this is.
    let kind: Kind
    /// The line where it starts, from 1.
    let line: Int
    /// Whether it is the first on its line.
    let startsLine: Bool
    /// Whether nothing stands between it and the token before.
    let touchesPrevious: Bool
}
