extension Lexer {
    /// Moves to the end of the line, leaving the line break.
    mutating func skipLine() {
        while let next = byte(0), !Byte.endsLine(next) { position += 1 }
    }

    /// Moves over white space and comments.
    mutating func skipTrivia() {
        while let first = byte(0) {
            if Byte.isSpace(first) {
                position += 1
            } else if first == Byte.slash, byte(1) == Byte.slash {
                skipLine()
            } else if first == Byte.slash, byte(1) == Byte.star {
                skipBlockComment()
            } else {
                return
            }
        }
    }

    /// Moves over a `/* … */`, and those within it.
    private mutating func skipBlockComment() {
        position += 2
        var depth = 1
        while depth > 0, let first = byte(0) {
            if first == Byte.slash, byte(1) == Byte.star {
                depth += 1
                position += 2
            } else if first == Byte.star, byte(1) == Byte.slash {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        }
    }
}
