extension Lexer {
    mutating func skipWord() {
        while position < end, Byte.continuesWord(bytes[position]),
            !Byte.isNoBreakSpace(bytes, at: position)
        {
            position += 1
        }
    }

    /// Skips any text between backticks on one line, or else a single backtick.
    ///
    /// - Returns: Whether there is text between backticks.
    mutating func skipEscapedWord() -> Bool {
        let start = position
        position += 1
        while let next = byte(0), !Byte.endsLine(next) {
            position += 1
            guard next == Byte.backtick else { continue }
            if position > start + 2 { return true }
            break
        }
        position = start + 1
        return false
    }

    // The sign of an exponent becomes an operator, which does no harm.
    mutating func skipNumber() {
        skipWord()
        if byte(0) == Byte.dot, let digit = byte(1), Byte.isDigit(digit) {
            position += 1
            skipWord()
        }
    }

    mutating func skipAttribute() {
        position += 1
        skipWord()
        while byte(0) == Byte.dot, let next = byte(1), Byte.startsWord(next) {
            position += 1
            skipWord()
        }
    }

    /// Skips an editor placeholder `<#…#>`, if there is one.
    mutating func skipPlaceholder() -> Bool {
        var ahead = 2
        while let next = byte(ahead), !Byte.endsLine(next) {
            if next == Byte.pound, byte(ahead + 1) == Byte.greater {
                position += ahead + 2
                return true
            }
            if next == Byte.less, byte(ahead + 1) == Byte.pound { return false }
            ahead += 1
        }
        return false
    }

    /// Returns the role that a slash has after a word.
    func role(ofWord range: Range<Int>) -> Role {
        let word = text(range)
        if word == "func" || word == "operator" { return .namesOperator }
        return Self.wordsBeforeValues.contains(word) ? .opensValue : .endsValue
    }

    private static let wordsBeforeValues: Set = [
        "as", "await", "case", "consume", "copy", "do", "each", "else", "guard", "if", "in", "is",
        "repeat", "return", "switch", "throw", "try", "where", "while", "yield",
    ]
}
