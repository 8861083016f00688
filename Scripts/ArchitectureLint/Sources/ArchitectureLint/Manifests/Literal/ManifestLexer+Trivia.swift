extension ManifestLexer {
    /// Moves over white space and comments.
    mutating func skipTrivia() throws(Doubt) {
        while let first = byte() {
            if first == UInt8(ascii: " ") || first == UInt8(ascii: "\t") {
                position += 1
            } else if first == UInt8(ascii: "\n") || first == UInt8(ascii: "\r") {
                _ = try skipLineBreak()
            } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
                try skipLineComment()
            } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                try skipBlockComment()
            } else {
                return
            }
        }
    }

    private mutating func skipLineComment() throws(Doubt) {
        while let next = byte(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") {
            guard next != 0 else { throw doubt("a null character") }
            position += 1
        }
    }

    /// Moves over a `/* … */`, and those within it.
    private mutating func skipBlockComment() throws(Doubt) {
        var depth = 0
        repeat {
            guard let next = byte(), next != 0 else { throw doubt("a comment that does not end") }
            if next == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if next == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else if try !skipLineBreak() {
                position += 1
            }
        } while depth > 0
    }
}
