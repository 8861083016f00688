extension Lexer {
    /// Moves to the end of the line, leaving the line break.
    mutating func skipLine() {
        // Eight bytes at a time as long as none of them can end the line: comments are long.
        while position <= end - 8, mayNotEndLine(eightBytes(at: position)) { position += 8 }
        while position < end, !Byte.endsLine(bytes[position]) { position += 1 }
    }

    private func eightBytes(at offset: Int) -> UInt64 {
        bytes.withUnsafeBytes { text in
            // Sound: the text has eight bytes from here, which the caller has seen to.
            text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        }
    }

    /// Whether each of these bytes is larger than those that end lines.
    private func mayNotEndLine(_ bytes: UInt64) -> Bool {
        (bytes &- 0x0E0E_0E0E_0E0E_0E0E) & ~bytes & 0x8080_8080_8080_8080 == 0
    }

    /// Moves over white space and comments.
    mutating func skipTrivia() {
        while let first = byte(0) {
            if first > Byte.slash { return }
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
