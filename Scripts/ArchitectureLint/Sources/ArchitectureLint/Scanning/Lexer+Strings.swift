extension Lexer {
    /// Moves over a string literal, from its first quote to the pounds that close it.
    ///
    /// - Parameter pounds: how many pounds stand before the quote.
    mutating func skipString(pounds: Int) {
        let isMultiline = opensMultiline(pounds: pounds)
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while let first = byte(0) {
            if first == Byte.quote, closes(quotes: quotes, pounds: pounds) {
                position += quotes + pounds
                return
            }
            if first == Byte.backslash, hasPounds(pounds, at: 1) {
                position += 1 + pounds
                skipEscape()
            } else if Byte.endsLine(first), !isMultiline {
                return  // Not closed: the compiler says so, and the next line is code again.
            } else {
                position += 1
            }
        }
    }

    /// Whether three quotes stand here and open a literal of many lines. A raw literal that is
    /// closed on the same line (`#"""#`) only looks like one.
    private func opensMultiline(pounds: Int) -> Bool {
        guard byte(1) == Byte.quote, byte(2) == Byte.quote else { return false }
        guard pounds > 0 else { return true }
        var ahead = 1
        while let next = byte(ahead), !Byte.endsLine(next) {
            if next == Byte.quote, hasPounds(pounds, at: ahead + 1) { return false }
            ahead += 1
        }
        return true
    }

    private func closes(quotes: Int, pounds: Int) -> Bool {
        (0..<quotes).allSatisfy { byte($0) == Byte.quote } && hasPounds(pounds, at: quotes)
    }

    private func hasPounds(_ count: Int, at ahead: Int) -> Bool {
        (0..<count).allSatisfy { byte(ahead + $0) == Byte.pound }
    }

    /// Moves over what follows the backslash: one character, or an interpolation, which is code
    /// and may hold strings of its own.
    private mutating func skipEscape() {
        guard byte(0) == Byte.leftParenthesis else {
            position += 1
            return
        }
        var depth = 0
        repeat {
            switch next().kind {
            case .punctuation(Byte.leftParenthesis): depth += 1
            case .punctuation(Byte.rightParenthesis): depth -= 1
            case .end: return
            default: break
            }
        } while depth > 0
    }
}
