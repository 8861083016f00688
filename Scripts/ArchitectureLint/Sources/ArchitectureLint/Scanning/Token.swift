/// A lexical element of Swift source, as far as the search for imports distinguishes it.
struct Token: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// A word, keywords included: `import`, `Card`.
        case word
        /// A word between backticks, which is never a keyword, or an editor placeholder.
        case escapedWord
        case number
        /// A string literal of any form, with its interpolations.
        case string
        /// A regular expression of any form, with an operator in front of it.
        case regex
        /// `@` and the name behind it.
        case attribute
        /// `#` and the name behind it, except for a directive.
        case macro
        /// `#if`, `#elseif`, `#else` or `#endif`.
        case directive
        /// A whole operator: `&&`, `...`, `->`.
        case `operator`
        /// A bracket, a separator, a single dot or `=`, or `!` or `?` behind a value.
        case punctuation(UInt8)
        case end
    }

    let kind: Kind
    /// The offsets of the bytes in the text.
    let range: Range<Int>
    let startsLine: Bool
}

enum Keyword {
    /// The words that a name may only use between backticks.
    static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
