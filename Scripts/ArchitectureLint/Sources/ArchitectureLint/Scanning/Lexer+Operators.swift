extension Lexer {
    /// Lexes an operator, or a regular expression that a slash in the operator opens.
    ///
    /// - Parameters:
    ///   - role: The role that a slash has after the previous token.
    ///   - isLeftBound: Whether a value touches the operator on its left.
    mutating func lexOperator(role: Role, isLeftBound: Bool) -> Token.Kind {
        let first = bytes[position]
        if isLeftBound, first == Byte.bang || first == Byte.question {
            position += 1
            return .punctuation(first)
        }
        let start = position
        skipOperator()
        let isRightBound = isRightBound(leftBound: isLeftBound)
        if let slash = bytes[start..<position].firstIndex(of: Byte.slash) {
            let end = position
            let mayOpenRegex: Bool
            switch role {
            case .opensValue: mayOpenRegex = true
            case .endsValue: mayOpenRegex = !isLeftBound && isRightBound
            case .namesOperator: mayOpenRegex = false
            }
            position = slash
            if mayOpenRegex, skipBareRegex() { return .regex }
            position = end
        }
        if position == start + 1, first == Byte.equal { return .punctuation(first) }
        return .operator
    }

    /// Skips an operator, which ends where a comment begins.
    private mutating func skipOperator() {
        let hasDots = byte(0) == Byte.dot
        position += 1
        while let next = byte(0), Byte.isOperator(next) || (hasDots && next == Byte.dot) {
            if next == Byte.slash, let after = byte(1), after == Byte.slash || after == Byte.star {
                return
            }
            position += 1
        }
    }

    /// Returns whether a value ends directly in front of an operator.
    func isLeftBound(at place: Int) -> Bool {
        guard place > 0 else { return false }
        switch bytes[place - 1] {
        case Byte.leftParenthesis, Byte.leftBracket, Byte.leftBrace, Byte.comma, Byte.semicolon,
            Byte.colon:
            return false
        case Byte.slash:
            // The end of a comment counts as white space.
            return place < 2 || bytes[place - 2] != Byte.star
        case let byte:
            return !Byte.isSpace(byte) && (place < 2 || !Byte.isNoBreakSpace(bytes, at: place - 2))
        }
    }

    /// Returns whether a value starts directly after an operator.
    func isRightBound(leftBound: Bool) -> Bool {
        guard let next = byte(0) else { return false }
        switch next {
        case Byte.rightParenthesis, Byte.rightBracket, Byte.rightBrace, Byte.comma, Byte.semicolon,
            Byte.colon:
            return false
        case Byte.dot: return !leftBound
        case Byte.slash: return byte(1) != Byte.slash && byte(1) != Byte.star
        default: return !Byte.isSpace(next) && !Byte.isNoBreakSpace(bytes, at: position)
        }
    }
}

extension Lexer {
    /// Skips a `/…/` literal, if there is one.
    ///
    /// As in the compiler, the literal ends on the line where it starts, and no comment follows it
    /// directly. The text between the slashes neither starts nor ends with a space, and has no
    /// unmatched closing parenthesis.
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

    /// Skips a `#/…/#` literal, which can span several lines only if its first line has no text
    /// after the opening.
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

    /// Returns the distance to the end of a regular expression; nil without a closing slash.
    private func regexLength(from start: Int, pounds: Int, acrossLines: Bool) -> Int? {
        var ahead = start
        while let next = byte(ahead) {
            if Byte.endsLine(next), !acrossLines { return nil }
            if next == Byte.slash, hasPounds(pounds, at: ahead + 1) { return ahead + 1 + pounds }
            // An escape does not hide the end of a line.
            let isEscape =
                next == Byte.backslash
                && byte(ahead + 1).map { acrossLines || !Byte.endsLine($0) } ?? false
            ahead += isEscape ? 2 : 1
        }
        return nil
    }

    // Parentheses within `[…]` are plain characters.
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
