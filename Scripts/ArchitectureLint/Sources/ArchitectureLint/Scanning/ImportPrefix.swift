/// What stands before the word `import` and belongs to it, if an import it turns out to be: its
/// attributes and its access level.
struct ImportPrefix {
    /// Where each attribute stands, with its arguments.
    var attributes: [Range<Int>] = []
    /// The access level, if one is written.
    private(set) var accessLevel: Import.AccessLevel?
    /// Whether the arguments of the last attribute are being read.
    private(set) var isInArguments = false

    /// Whether nothing stands before it.
    var isEmpty: Bool { attributes.isEmpty && accessLevel == nil }

    /// Forgets everything: what was read belongs to something else.
    mutating func clear() {
        if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
        accessLevel = nil
        isInArguments = false
    }

    /// Reads a word that stands outside of brackets and names no member.
    ///
    /// - Parameters:
    ///   - word: where it stands.
    ///   - lexer: the lexer that found it.
    ///   - previous: the token before.
    mutating func read(_ word: Range<Int>, in lexer: Lexer, behind previous: Token.Kind) {
        // Only what can start a statement is a modifier: `x = internal` ends with a value.
        switch previous {
        case .operator, .punctuation(Byte.equal), .punctuation(Byte.comma),
            .punctuation(Byte.colon):
            clear()
            return
        default: break
        }
        guard let level = Self.accessLevel(word, in: lexer) else {
            clear()
            return
        }
        accessLevel = level
    }

    /// The access level that a word is.
    private static func accessLevel(_ word: Range<Int>, in lexer: Lexer) -> Import.AccessLevel? {
        switch word.count {
        case 6: lexer.isWord(word, "public") ? .public : nil
        case 7:
            lexer.isWord(word, "private")
                ? .private : lexer.isWord(word, "package") ? .package : nil
        case 8: lexer.isWord(word, "internal") ? .internal : nil
        case 11: lexer.isWord(word, "fileprivate") ? .fileprivate : nil
        default: nil
        }
    }

    /// The arguments of the last attribute begin.
    mutating func openArguments() {
        isInArguments = true
    }

    /// The arguments of the last attribute end.
    mutating func closeArguments(at end: Int) {
        isInArguments = false
        guard let last = attributes.popLast() else { return }
        attributes.append(last.lowerBound..<end)
    }
}
