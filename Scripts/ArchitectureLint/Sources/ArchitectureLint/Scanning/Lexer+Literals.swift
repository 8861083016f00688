extension Lexer {
    /// An open string literal, or an open parenthesis of an interpolation.
    private struct Delimiter {
        let closing: UInt8
        /// The number of closing quotes or parentheses, which are followed by `pounds` signs `#`.
        let count: Int
        let pounds: Int
        let spansLines: Bool

        var isString: Bool { closing != Byte.rightParenthesis }

        /// The delimiter of a parenthesis inside this literal or parenthesis.
        var parenthesis: Delimiter {
            Delimiter(closing: Byte.rightParenthesis, count: 1, pounds: 0, spansLines: spansLines)
        }
    }

    /// Skips a string literal with its interpolations, from its first quote.
    ///
    /// Like the compiler, the method matches only parentheses, literals and comments. It does not
    /// recurse, because nesting has no limit.
    ///
    /// - Parameter pounds: The number of `#` in front of the quote.
    mutating func skipString(pounds: Int) {
        let outer = openString(pounds: pounds)
        var open: [Delimiter] = []
        while true {
            let inner = open.last ?? outer
            if inner.isString { skipText(until: inner.closing) }
            guard let next = byte(0) else { return }
            switch next {
            case _ where breaksLine(next, in: inner):
                // The compiler rejects the literal and goes on with the next line, or with the text
                // of the outer literal.
                guard outer.spansLines else { return }
                open.removeAll()
            case inner.closing where closes(inner):
                position += inner.count + inner.pounds
                if open.popLast() == nil { return }
            case Byte.backslash where inner.isString && hasPounds(inner.pounds, at: 1):
                position += 1 + inner.pounds
                guard let escaped = byte(0), !Byte.endsLine(escaped) else { continue }
                position += 1
                if escaped == Byte.leftParenthesis { open.append(inner.parenthesis) }
            case _ where inner.isString: position += 1
            case Byte.leftParenthesis:
                position += 1
                open.append(inner.parenthesis)
            case Byte.quote, Byte.apostrophe: open.append(openString(pounds: 0))
            case Byte.pound:
                let pounds = poundCount
                position += pounds
                if byte(0) == Byte.quote { open.append(openString(pounds: pounds)) }
            case Byte.slash where byte(1) == Byte.slash: skipLine()
            case Byte.slash where byte(1) == Byte.star: _ = skipBlockComment()
            default: position += 1
            }
        }
    }

    /// Skips the bytes of a literal up to a quote, a backslash or a line break.
    private mutating func skipText(until quote: UInt8) {
        while position < end {
            let next = bytes[position]
            if next == quote || next == Byte.backslash || Byte.endsLine(next) { return }
            position += 1
        }
    }

    private mutating func openString(pounds: Int) -> Delimiter {
        let quote = byte(0) ?? Byte.quote
        let isMultiline = quote == Byte.quote && opensMultiline(pounds: pounds)
        let count = isMultiline ? 3 : 1
        position += count
        return Delimiter(closing: quote, count: count, pounds: pounds, spansLines: isMultiline)
    }

    // A raw literal with three quotes that ends on its line (`#"""#`) has only one line.
    private func opensMultiline(pounds: Int) -> Bool {
        guard byte(1) == Byte.quote, byte(2) == Byte.quote else { return false }
        guard pounds > 0 else { return true }
        var ahead = 2
        while let next = byte(ahead), !Byte.endsLine(next) {
            if next == Byte.quote, hasPounds(pounds, at: ahead + 1) { return false }
            ahead += 1
        }
        return true
    }

    /// Returns whether `inner` has to be on one line, but `next` is a line break, or starts a
    /// comment with a line break.
    private func breaksLine(_ next: UInt8, in inner: Delimiter) -> Bool {
        if inner.spansLines { return false }
        if inner.isString || next != Byte.slash { return Byte.endsLine(next) }
        var ahead = self
        return byte(1) == Byte.slash || (byte(1) == Byte.star && ahead.skipBlockComment())
    }

    private func closes(_ inner: Delimiter) -> Bool {
        for ahead in 0..<inner.count where byte(ahead) != inner.closing { return false }
        return hasPounds(inner.pounds, at: inner.count)
    }

    /// The number of `#` at the current position.
    var poundCount: Int {
        var count = 0
        while byte(count) == Byte.pound { count += 1 }
        return count
    }

    func hasPounds(_ count: Int, at ahead: Int) -> Bool {
        for pound in 0..<count where byte(ahead + pound) != Byte.pound { return false }
        return true
    }
}
