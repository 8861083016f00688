extension Lexer {
    /// Moves to the end of the line, leaving the line break.
    mutating func skipLine() {
        while position < bytes.count, !Byte.endsLine(bytes[position]) { position += 1 }
    }

    /// Moves over white space and comments.
    mutating func skipTrivia() {
        while let first = byte(0) {
            if Byte.isSpace(first) {
                if Byte.endsLine(first) { passedLineBreak = true }
                position += 1
            } else if first == Byte.slash, byte(1) == Byte.slash {
                skipLine()
            } else if first == Byte.slash, byte(1) == Byte.star {
                if skipBlockComment() { passedLineBreak = true }
            } else {
                return
            }
        }
    }

    /// Moves over a `/* … */`, and those within it.
    ///
    /// - Returns: whether it goes over a line break.
    mutating func skipBlockComment() -> Bool {
        position += 2
        var depth = 1
        var hasLineBreak = false
        while depth > 0, let first = byte(0) {
            if first == Byte.slash, byte(1) == Byte.star {
                depth += 1
                position += 2
            } else if first == Byte.star, byte(1) == Byte.slash {
                depth -= 1
                position += 2
            } else {
                if Byte.endsLine(first) { hasLineBreak = true }
                position += 1
            }
        }
        return hasLineBreak
    }
}
