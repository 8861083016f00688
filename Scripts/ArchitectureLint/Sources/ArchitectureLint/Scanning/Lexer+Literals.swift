extension Lexer {
    /// Skips a string literal from its first quote.
    ///
    /// - Parameter pounds: The number of pounds in front of the quote.
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
                return  // The compiler rejects the literal and goes on with the next line.
            } else {
                position += 1
            }
        }
    }

    // A raw literal with three quotes that ends on its line (`#"""#`) has only one line.
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

    func closes(quote: UInt8, count: Int, pounds: Int) -> Bool {
        for ahead in 0..<count where byte(ahead) != quote { return false }
        return hasPounds(pounds, at: count)
    }

    func hasPounds(_ count: Int, at ahead: Int) -> Bool {
        for pound in 0..<count where byte(ahead + pound) != Byte.pound { return false }
        return true
    }

    /// Skips a character or an interpolation behind a backslash.
    ///
    /// - Returns: Whether the literal continues.
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

extension Lexer {
    /// An open string literal or parenthesis within an interpolation.
    private struct Delimiter {
        let opening: UInt8
        /// The numbers of pounds and quotes that close a literal.
        let pounds: Int
        let quotes: Int
        let spansLines: Bool

        var isString: Bool { opening != Byte.leftParenthesis }
    }

    /// Skips the code of an interpolation and its closing parenthesis, or the rest of the line.
    ///
    /// Like the compiler, it matches parentheses, literals and comments only. Since nesting has no
    /// limit, it does not recurse.
    ///
    /// - Parameter isMultiline: Whether the literal may contain line breaks.
    /// - Returns: Whether the interpolation is closed.
    mutating func skipInterpolation(isMultiline: Bool) -> Bool {
        var open: [Delimiter] = []
        while let next = byte(0) {
            let inner = open.last
            let spansLines = inner?.spansLines ?? isMultiline
            if Byte.endsLine(next), !spansLines { return false }
            if let inner, inner.isString {
                skipWithin(inner, next, &open)
                continue
            }
            switch next {
            case Byte.leftParenthesis:
                position += 1
                open.append(parenthesis(spansLines: spansLines))
            case Byte.rightParenthesis:
                position += 1
                if open.popLast() == nil { return true }
            case Byte.quote, Byte.apostrophe, Byte.pound:
                openString(next, &open)
            case Byte.slash:
                guard skipComment(spansLines: spansLines) else { return false }
            default:
                position += 1
            }
        }
        return false
    }

    private func parenthesis(spansLines: Bool) -> Delimiter {
        Delimiter(opening: Byte.leftParenthesis, pounds: 0, quotes: 0, spansLines: spansLines)
    }

    private mutating func openString(_ first: UInt8, _ open: inout [Delimiter]) {
        var pounds = 0
        if first == Byte.pound {
            while byte(pounds) == Byte.pound { pounds += 1 }
            position += pounds
            guard byte(0) == Byte.quote else { return }
        }
        let isMultiline = byte(0) == Byte.quote && opensMultiline(pounds: pounds)
        open.append(
            Delimiter(
                opening: first == Byte.apostrophe ? first : Byte.quote,
                pounds: pounds,
                quotes: isMultiline ? 3 : 1,
                spansLines: isMultiline
            )
        )
        position += isMultiline ? 3 : 1
    }

    private mutating func skipWithin(
        _ literal: Delimiter,
        _ next: UInt8,
        _ open: inout [Delimiter]
    ) {
        if next == literal.opening,
            closes(quote: next, count: literal.quotes, pounds: literal.pounds)
        {
            position += literal.quotes + literal.pounds
            open.removeLast()
        } else if next == Byte.backslash, hasPounds(literal.pounds, at: 1) {
            position += 1 + literal.pounds
            guard let escaped = byte(0), !Byte.endsLine(escaped) else { return }
            position += 1
            if escaped == Byte.leftParenthesis {
                open.append(parenthesis(spansLines: literal.spansLines))
            }
        } else {
            position += 1
        }
    }

    /// Skips a comment or a slash.
    ///
    /// - Returns: False for a comment with a line break in a literal of one line.
    private mutating func skipComment(spansLines: Bool) -> Bool {
        switch byte(1) {
        case Byte.star:
            let start = position
            if skipBlockComment(), !spansLines {
                position = start
                return false
            }
        case Byte.slash:
            guard spansLines else { return false }
            skipLine()
        default:
            position += 1
        }
        return true
    }
}
