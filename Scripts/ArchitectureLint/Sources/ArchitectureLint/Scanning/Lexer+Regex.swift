extension Lexer {
    /// Moves over `/…/` when one stands here; leaves the slash to be an operator otherwise.
    ///
    /// As in the compiler, the literal ends on its line, neither starts nor ends with a space, is
    /// not followed by the sign of a comment, and closes no parenthesis that it has not opened.
    mutating func skipBareRegex() -> Bool {
        guard let first = byte(1), first != Byte.space, first != Byte.tab,
            let length = regexLength(from: 1, pounds: 0, acrossLines: false)
        else { return false }
        if byte(length) == Byte.slash || byte(length) == Byte.star { return false }
        if length > 3, let last = byte(length - 2), last == Byte.space || last == Byte.tab,
            byte(length - 3) != Byte.backslash
        {
            return false
        }
        guard closesWhatItOpens(1..<length - 1) else { return false }
        position += length
        return true
    }

    /// Moves over `#/…/#`. It goes over many lines when nothing but white space follows its opening.
    /// One that is not closed goes to where it would have to be: the compiler refuses it.
    mutating func skipExtendedRegex(pounds: Int) {
        let opening = pounds + 1
        var ahead = opening
        while byte(ahead) == Byte.space || byte(ahead) == Byte.tab { ahead += 1 }
        let acrossLines = byte(ahead).map(Byte.endsLine) ?? false
        if let length = regexLength(from: opening, pounds: pounds, acrossLines: acrossLines) {
            position += length
        } else if acrossLines {
            position = end
        } else {
            position += opening
            skipLine()
        }
    }

    /// How far it is to behind the closing slash and pounds; nothing when there is none.
    private func regexLength(from start: Int, pounds: Int, acrossLines: Bool) -> Int? {
        var ahead = start
        while let next = byte(ahead) {
            if Byte.endsLine(next), !acrossLines { return nil }
            if next == Byte.slash, hasPounds(pounds, at: ahead + 1) { return ahead + 1 + pounds }
            // An escape hides what follows it, but not the end of a line.
            let isEscape =
                next == Byte.backslash
                && byte(ahead + 1).map { acrossLines || !Byte.endsLine($0) } ?? false
            ahead += isEscape ? 2 : 1
        }
        return nil
    }

    /// Whether no parenthesis is closed here that was not opened here; those within `[…]` stand for
    /// themselves.
    private func closesWhatItOpens(_ range: Range<Int>) -> Bool {
        var groups = 0
        var classes = 0
        var ahead = range.lowerBound
        while ahead < range.upperBound, let next = byte(ahead) {
            switch next {
            case Byte.backslash: ahead += 1
            case Byte.leftParenthesis where classes == 0: groups += 1
            case Byte.rightParenthesis where classes == 0:
                groups -= 1
                if groups < 0 { return false }
            case Byte.leftBracket: classes += 1
            case Byte.rightBracket: classes = max(0, classes - 1)
            default: break
            }
            ahead += 1
        }
        return true
    }
}
