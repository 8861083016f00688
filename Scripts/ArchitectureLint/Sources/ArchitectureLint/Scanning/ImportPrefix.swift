/// The attributes and the access level in front of a possible import.
struct ImportPrefix {
    /// The ranges of the attributes, with their arguments.
    var attributes: [Range<Int>] = []
    private(set) var accessLevel: Import.AccessLevel?
    private(set) var isInArguments = false

    var isEmpty: Bool { attributes.isEmpty && accessLevel == nil }

    /// Forgets everything, because it belongs to another declaration.
    mutating func clear() {
        if !attributes.isEmpty { attributes.removeAll(keepingCapacity: true) }
        accessLevel = nil
        isInArguments = false
    }

    /// Reads a word outside of brackets that is not the name of a member.
    mutating func read(_ word: Range<Int>, in lexer: Lexer, behind previous: Token.Kind) {
        // A modifier starts a statement: `x = internal` ends with a value.
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

    mutating func openArguments() {
        isInArguments = true
    }

    mutating func closeArguments(at end: Int) {
        isInArguments = false
        guard let last = attributes.popLast() else { return }
        attributes.append(last.lowerBound..<end)
    }
}
