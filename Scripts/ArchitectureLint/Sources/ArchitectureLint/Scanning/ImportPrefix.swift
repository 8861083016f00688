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
        // Most words have another length.
        let level =
            (6...11).contains(word.count) ? Import.AccessLevel(rawValue: lexer.text(word)) : nil
        switch (previous, level) {
        // A modifier starts a statement: `x = internal` ends with a value.
        case (.operator, _), (.punctuation(Byte.equal), _), (.punctuation(Byte.comma), _),
            (.punctuation(Byte.colon), _), (_, nil):
            clear()
        default: accessLevel = level
        }
    }

    mutating func openArguments() { isInArguments = true }

    mutating func closeArguments(at end: Int) {
        isInArguments = false
        guard let last = attributes.popLast() else { return }
        attributes.append(last.lowerBound..<end)
    }
}
