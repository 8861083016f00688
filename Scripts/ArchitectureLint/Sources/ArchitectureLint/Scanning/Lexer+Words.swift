extension Lexer {
    /// Moves over the letters and digits that follow.
    mutating func skipWord() {
        while let next = byte(0), Byte.continuesWord(next) { position += 1 }
    }

    /// Moves over a word between backticks, which may be any text on one line.
    mutating func skipEscapedWord() {
        position += 1
        while let next = byte(0), next != Byte.backtick, !Byte.endsLine(next) { position += 1 }
        if byte(0) == Byte.backtick { position += 1 }
    }

    /// Moves over a number; the sign of an exponent is left behind, which harms nobody.
    mutating func skipNumber() {
        skipWord()
        if byte(0) == Byte.dot, let digit = byte(1), Byte.isDigit(digit) {
            position += 1
            skipWord()
        }
    }
}
