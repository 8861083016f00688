extension Lexer {
    /// Moves over a string literal, from its first quote to the pounds that close it.
    ///
    /// - Parameter pounds: how many pounds stand before the quote.
    mutating func skipString(pounds: Int) {
        guard let quote = byte(0) else { return }
        let isMultiline = quote == Byte.quote && opensMultiline(pounds: pounds)
        let quotes = isMultiline ? 3 : 1
        position += quotes
        while let first = byte(0) {
            if first == quote, closes(quote: quote, count: quotes, pounds: pounds) {
                position += quotes + pounds
                return
            }
            if first == Byte.backslash, hasPounds(pounds, at: 1) {
                position += 1 + pounds
                guard skipEscape(isMultiline: isMultiline) else { return }
            } else if Byte.endsLine(first), !isMultiline {
                return  // Not closed: the compiler says so, and the next line is code again.
            } else {
                position += 1
            }
        }
    }

    /// Whether three quotes stand here and open a literal of many lines. A raw literal that is
    /// closed on the same line (`#"""#`) only looks like one.
    func opensMultiline(pounds: Int) -> Bool {
        guard byte(1) == Byte.quote, byte(2) == Byte.quote else { return false }
        guard pounds > 0 else { return true }
        var ahead = 2
        while let next = byte(ahead), !Byte.endsLine(next) {
            if next == Byte.quote, hasPounds(pounds, at: ahead + 1) { return false }
            ahead += 1
        }
        return true
    }

    /// Whether the quotes that stand here, with the pounds behind them, close a literal.
    func closes(quote: UInt8, count: Int, pounds: Int) -> Bool {
        for ahead in 0..<count where byte(ahead) != quote { return false }
        return hasPounds(pounds, at: count)
    }

    /// Whether so many pounds stand so many places ahead.
    func hasPounds(_ count: Int, at ahead: Int) -> Bool {
        for pound in 0..<count where byte(ahead + pound) != Byte.pound { return false }
        return true
    }

    /// Moves over what follows the backslash: one character, which is not the end of the line that
    /// ends the literal, or an interpolation.
    ///
    /// - Returns: whether the literal goes on.
    private mutating func skipEscape(isMultiline: Bool) -> Bool {
        guard let next = byte(0) else { return false }
        if next == Byte.leftParenthesis {
            position += 1
            return skipInterpolation(isMultiline: isMultiline) || isMultiline
        }
        if isMultiline || !Byte.endsLine(next) { position += 1 }
        return true
    }
}
