/// One lexical element of Swift source, as far as finding imports asks for it.
struct Token: Equatable, Sendable {
    /// What a token is. Comments and white space are not tokens.
    enum Kind: Equatable, Sendable {
        /// A word, keywords included: `import`, `Card`.
        case word
        /// A word between backticks, which is never a keyword: `` `import` ``.
        case escapedWord
        /// A number.
        case number
        /// A string literal of any form, its interpolations included.
        case string
        /// A regular expression literal of any form, with the operator before it if there is one.
        case regex
        /// `@` with the name behind it.
        case attribute
        /// `#` with the name behind it, other than the directives below.
        case macro
        /// `#if`, `#elseif`, `#else` or `#endif`.
        case directive
        /// An operator, whole: `&&`, `...`, `->`.
        case `operator`
        /// A bracket, a separator, a single dot or `=`, `!` or `?` behind a value.
        case punctuation(UInt8)
        /// The end of the text.
        case end
    }

    /// What this is.
    let kind: Kind
    /// Where it stands, in bytes from the start of the text.
    let range: Range<Int>
    /// Whether it is the first on its line.
    let startsLine: Bool
}
