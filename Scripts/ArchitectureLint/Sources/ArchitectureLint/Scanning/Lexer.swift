/// Cuts Swift source into tokens, exactly enough that no import hides from it and nothing that
/// only looks like one (in a comment, a string, a regular expression) gets through.
///
/// It follows the compiler's own lexer, `lib/Parse/Lexer.cpp`, in the language mode 6, where a
/// bare slash may open a regular expression. It takes any bytes, and every step takes it forward.
struct Lexer {
    /// The text, and behind its end whatever else is there.
    let bytes: [UInt8]
    /// Where the text ends.
    let end: Int
    var position: Int
    /// Whether a line has ended since the token before.
    var passedLineBreak = true
    /// What the token before makes of a slash; nothing when it is a word that has to be looked at.
    private var knownRole: Role? = .opensValue
    /// The last word.
    private var word = 0..<0
    private var isAtStart = true
    private var isBehindDot = false

    /// What the tokens so far make of an operator with a slash in it.
    enum Role {
        /// A value is to follow, so it may open a regular expression.
        case opensValue
        /// A value has just ended: it divides, unless it is written as a prefix.
        case endsValue
        /// It is the name of an operator that is being declared.
        case namesOperator
    }

    /// A lexer at the start of a text; a byte-order mark and a `#!` line are skipped.
    ///
    /// - Parameters:
    ///   - bytes: the text in UTF-8.
    ///   - end: where it ends; nothing when it fills the array.
    init(_ bytes: [UInt8], end: Int? = nil) {
        self.bytes = bytes
        self.end = min(end ?? bytes.count, bytes.count)
        position = Byte.hasOrderMark(bytes, end: self.end) ? Byte.orderMark.count : 0
        if byte(0) == Byte.pound, byte(1) == Byte.bang { skipLine() }
    }

    /// The next token; `end` for ever once the text is over.
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

    /// Where the lexer is, to come back to it.
    struct Mark {
        fileprivate let position: Int
        fileprivate let passedLineBreak: Bool
        fileprivate let role: Role?
        fileprivate let word: Range<Int>
        fileprivate let isAtStart: Bool
        fileprivate let isBehindDot: Bool
    }

    /// Where it is now.
    var mark: Mark {
        Mark(
            position: position,
            passedLineBreak: passedLineBreak,
            role: knownRole,
            word: word,
            isAtStart: isAtStart,
            isBehindDot: isBehindDot
        )
    }

    /// Goes back to where it was.
    mutating func goBack(to mark: Mark) {
        position = mark.position
        passedLineBreak = mark.passedLineBreak
        knownRole = mark.role
        word = mark.word
        isAtStart = mark.isAtStart
        isBehindDot = mark.isBehindDot
    }

    /// The text of a token.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// Whether a token is this word.
    func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        // Sound: the buffer is the literal's own, and only read up to its count.
        return word.withUTF8Buffer { letters in
            for index in 0..<letters.count where bytes[range.lowerBound + index] != letters[index] {
                return false
            }
            return true
        }
    }

    /// The byte so many places ahead; nothing behind the end.
    func byte(_ ahead: Int) -> UInt8? {
        let index = position + ahead
        return index < end ? bytes[index] : nil
    }

    /// What the token before makes of a slash.
    private var role: Role { knownRole ?? role(ofWord: word) }

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
        case Byte.pound:
            return lexPound()
        case Byte.backtick:
            return skipEscapedWord() ? .escapedWord : .punctuation(first)
        case Byte.at:
            skipAttribute()
            return .attribute
        case Byte.less where byte(1) == Byte.pound && skipPlaceholder():
            return .escapedWord
        case Byte.dot where !opensLongOperator():
            position += 1
            return .punctuation(first)
        case _ where Byte.isOperator(first) || first == Byte.dot:
            return lexOperator(
                role: role,
                isLeftBound: !behindTrivia && isLeftBound(at: position)
            )
        default:
            position += 1
            return .punctuation(first)
        }
    }

    /// What starts with `#`: a raw string, a regular expression, a directive or a macro.
    private mutating func lexPound() -> Token.Kind {
        var pounds = 1
        while byte(pounds) == Byte.pound { pounds += 1 }
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
        return isDirective(name..<position) ? .directive : .macro
    }

    private mutating func updateRole(_ kind: Token.Kind, start: Int) {
        switch kind {
        case .word:
            // Hardly any word has a slash behind it, so it is only looked at when one has.
            word = start..<position
            knownRole = isBehindDot ? .endsValue : nil
        case .escapedWord, .number, .string, .regex, .macro:
            knownRole = .endsValue
        case .attribute, .directive, .end:
            knownRole = .opensValue
        case .operator:
            // A postfix one, as in `0...`, leaves the value ended.
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
