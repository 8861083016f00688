/// Splits Swift source into tokens that distinguish imports from the text of comments, strings and
/// regular expressions.
///
/// The lexer follows the compiler's `lib/Parse/Lexer.cpp` in language mode 6, where a bare slash
/// can open a regular expression. It accepts any bytes, and always reaches their end.
struct Lexer {
    let bytes: [UInt8]
    let end: Int
    var position: Int
    var passedLineBreak = true
    /// The role that a slash has after the previous token; nil if that token is a word that is not
    /// examined yet.
    private var knownRole: Role? = .opensValue
    private var lastWord = 0..<0
    private var isAtStart = true
    private var isBehindDot = false

    /// The role of an operator with a slash, according to the previous token.
    enum Role {
        /// A value follows, so the slash may open a regular expression.
        case opensValue
        /// A value has ended, so the slash divides, unless it is a prefix operator.
        case endsValue
        /// The operator is being declared.
        case namesOperator
    }

    /// Creates a lexer that skips a byte-order mark and a `#!` line.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        end = bytes.count
        position = Byte.textStart(bytes)
        if byte(0) == Byte.pound, byte(1) == Byte.bang { skipLine() }
    }

    /// Returns the next token; `end` after the last token.
    mutating func next() -> Token {
        passedLineBreak = isAtStart
        isAtStart = false
        let before = position
        skipTrivia()
        let start = position
        let kind = lex(behindTrivia: start > before)
        updateRole(kind, start: start)
        isBehindDot = kind == .punctuation(Byte.dot)
        return Token(kind: kind, range: start..<position, startsLine: passedLineBreak)
    }

    /// Returns the next token; nil after the last token.
    mutating func nextIfAny() -> Token? {
        let token = next()
        return token.kind == .end ? nil : token
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func isWord(_ range: Range<Int>, _ word: String) -> Bool {
        range.count == word.utf8.count && bytes[range].elementsEqual(word.utf8)
    }

    /// Returns the byte at a distance from the position; nil after the end of the text.
    func byte(_ ahead: Int) -> UInt8? {
        let index = position + ahead
        return index < end ? bytes[index] : nil
    }

    private var role: Role { knownRole ?? role(ofWord: lastWord) }

    private mutating func lex(behindTrivia: Bool) -> Token.Kind {
        guard let first = byte(0) else { return .end }
        switch first {
        case _ where Byte.startsWord(first):
            skipWord()
            return .word
        case _ where Byte.isDigit(first):
            skipNumber()
            return .number
        case Byte.quote, Byte.apostrophe:
            skipString(pounds: 0)
            return .string
        case Byte.pound: return lexPound()
        case Byte.backtick: return skipEscapedWord() ? .escapedWord : .punctuation(first)
        case Byte.at:
            skipAttribute()
            return .attribute
        case Byte.less where byte(1) == Byte.pound && skipPlaceholder(): return .escapedWord
        // An operator such as `...` or `.==` starts with a dot, too.
        case Byte.dot where byte(1) != Byte.dot && byte(1).map(Byte.isOperator) != true:
            position += 1
            return .punctuation(first)
        case _ where Byte.isOperator(first) || first == Byte.dot:
            return lexOperator(role: role, isLeftBound: !behindTrivia && isLeftBound(at: position))
        default:
            position += 1
            return .punctuation(first)
        }
    }

    /// Lexes a raw string, a regular expression, a directive or a macro.
    private mutating func lexPound() -> Token.Kind {
        let pounds = poundCount
        if byte(pounds) == Byte.quote {
            position += pounds
            skipString(pounds: pounds)
            return .string
        }
        if byte(pounds) == Byte.slash {
            skipExtendedRegex(pounds: pounds)
            return .regex
        }
        position += 1
        let name = position
        skipWord()
        guard position > name else { return .punctuation(Byte.pound) }
        let isDirective = ["if", "else", "elseif", "endif"].contains(text(name..<position))
        return isDirective ? .directive : .macro
    }

    private mutating func updateRole(_ kind: Token.Kind, start: Int) {
        switch kind {
        case .word:
            // Few words precede a slash, so they are examined then.
            lastWord = start..<position
            knownRole = isBehindDot ? .endsValue : nil
        case .escapedWord, .number, .string, .regex, .macro: knownRole = .endsValue
        case .attribute, .directive, .end: knownRole = .opensValue
        case .operator:
            // A postfix operator, as in `0...`, ends a value.
            let isLeftBound = isLeftBound(at: start)
            if !isLeftBound || isRightBound(leftBound: true) { knownRole = .opensValue }
        case .punctuation(let byte):
            switch byte {
            case Byte.rightParenthesis, Byte.rightBracket, Byte.rightBrace, Byte.bang,
                Byte.question, Byte.backtick:
                knownRole = .endsValue
            default: knownRole = .opensValue
            }
        }
    }
}

extension Lexer {
    /// Moves to the end of the line, in front of the line break.
    mutating func skipLine() {
        while position < end, !Byte.endsLine(bytes[position]) { position += 1 }
    }

    mutating func skipTrivia() {
        while let first = byte(0) {
            if first > Byte.slash {
                guard Byte.isNoBreakSpace(bytes, at: position) else { return }
                position += Byte.noBreakSpace.count
            } else if Byte.isSpace(first) {
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

    /// Skips a `/* … */` comment with the comments nested in it.
    ///
    /// - Returns: Whether the comment has a line break.
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
