extension Lexer {
    /// Whether the dot that stands here starts an operator (`...`, `.==`) rather than naming a
    /// member.
    func opensLongOperator() -> Bool {
        guard let next = byte(1) else { return false }
        return next == Byte.dot || Byte.isOperator(next)
    }

    /// Moves over an operator, or over the regular expression that it turns out to open.
    ///
    /// - Parameters:
    ///   - role: what stands before makes of a slash.
    ///   - isLeftBound: whether a value ends right before it.
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

    /// Moves over the characters of an operator; it ends where a comment begins.
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

    /// Whether a value ends right before a place, so that an operator there is bound to it.
    func isLeftBound(at place: Int) -> Bool {
        guard place > 0 else { return false }
        switch bytes[place - 1] {
        case Byte.leftParenthesis, Byte.leftBracket, Byte.leftBrace, Byte.comma, Byte.semicolon,
            Byte.colon:
            return false
        case Byte.slash:
            return place < 2 || bytes[place - 2] != Byte.star  // A comment is white space.
        case let byte:
            return !Byte.isSpace(byte)
        }
    }

    /// Whether a value starts right here, so that an operator that ends here is bound to it.
    func isRightBound(leftBound: Bool) -> Bool {
        guard let next = byte(0) else { return false }
        switch next {
        case Byte.rightParenthesis, Byte.rightBracket, Byte.rightBrace, Byte.comma, Byte.semicolon,
            Byte.colon:
            return false
        case Byte.dot:
            return !leftBound
        case Byte.slash:
            return byte(1) != Byte.slash && byte(1) != Byte.star
        default:
            return !Byte.isSpace(next)
        }
    }
}
