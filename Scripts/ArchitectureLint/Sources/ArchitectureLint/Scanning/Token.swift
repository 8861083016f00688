/// A token of Swift source, with the details that the search for imports needs.
struct Token: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// An identifier or a keyword: `Card`, `import`.
        case word
        /// An identifier between backticks, such as `` `import` ``, or an editor placeholder.
        case escapedWord
        case number
        /// A string literal of any form, with its interpolations.
        case string
        /// A regular expression of any form, with an operator directly in front of it, if any.
        case regex
        /// An attribute without arguments: `@` and the name after it.
        case attribute
        /// A macro: `#` and the name after it, except for a directive.
        case macro
        /// A directive: `#if`, `#elseif`, `#else` or `#endif`.
        case directive
        /// A whole operator: `&&`, `...`, `->`.
        case `operator`
        /// A bracket, a separator, a single dot or `=`, or `!` or `?` directly after a value.
        case punctuation(UInt8)
        case end
    }

    let kind: Kind
    /// The offsets of the bytes in the text.
    let range: Range<Int>
    let startsLine: Bool
}

enum Keyword {
    /// The keywords that need backticks if they are used as a name.
    static let reserved: Set<String> = [
        "Any", "Self", "as", "associatedtype", "break", "case", "catch", "class", "continue",
        "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
        "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal",
        "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch",
        "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
}
