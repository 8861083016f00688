extension Lexer {
    /// Something that is open within an interpolation.
    private struct Delimiter {
        /// The quote of a string literal, or a parenthesis.
        let opening: UInt8
        /// How many pounds and quotes close it.
        let pounds: Int
        let quotes: Int
        /// Whether a line may end within it.
        let spansLines: Bool

        var isString: Bool { opening != Byte.leftParenthesis }
    }

    /// Moves over the code of an interpolation, from behind its opening parenthesis to behind the
    /// closing one; to where the line ends when it is not closed before.
    ///
    /// Like the compiler, it only matches parentheses, literals and comments, and leaves the rest to
    /// whoever reads the code. It keeps a stack instead of calling itself: nesting has no end.
    ///
    /// - Parameter isMultiline: whether the literal may hold line breaks.
    /// - Returns: whether it is closed.
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

    /// Opens a literal, when the quote or the pounds that stand here do.
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

    /// Moves one step within a literal of the interpolation.
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

    /// Moves over a comment, or over a slash that opens none.
    ///
    /// - Returns: false when the comment ends the literal, since no line may end within it.
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
