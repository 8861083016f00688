/// Cuts Swift source into tokens, exactly enough that no import hides from it and nothing that
/// only looks like one (in a comment, a string, a regular expression) gets through.
///
/// It follows the compiler's own lexer, `lib/Parse/Lexer.cpp`, in the language mode 6, where a
/// bare slash may open a regular expression.
struct Lexer {
    let bytes: [UInt8]
    var position: Int
    /// Whether the token before ends an expression, so that a slash behind it divides.
    private var followsExpression = false

    /// A lexer at the start of a text; a byte-order mark and a `#!` line are skipped.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        if byte(0) == Byte.pound, byte(1) == Byte.bang { skipLine() }
    }

    /// The next token; `end` for ever once the text is over.
    mutating func next() -> Token {
        skipTrivia()
        let start = position
        let wasAfterExpression = followsExpression
        let kind = lex(afterExpression: wasAfterExpression)
        followsExpression = endsExpression(kind, start: start, after: wasAfterExpression)
        return Token(kind: kind, range: start..<position)
    }

    /// The text of a token.
    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The byte so many places ahead; nothing behind the end.
    func byte(_ ahead: Int) -> UInt8? {
        let index = position + ahead
        return bytes.indices.contains(index) ? bytes[index] : nil
    }

    private mutating func lex(afterExpression: Bool) -> Token.Kind {
        guard let first = byte(0) else { return .end }
        switch first {
        case Byte.quote:
            skipString(pounds: 0)
            return .string
        case Byte.pound:
            return lexPound()
        case Byte.backtick:
            skipEscapedWord()
            return .escapedWord
        case Byte.at:
            position += 1
            skipWord()
            return .attribute
        case Byte.slash where !afterExpression && skipBareRegex():
            return .regex
        case _ where Byte.startsWord(first):
            skipWord()
            return .word
        case _ where Byte.isDigit(first):
            skipNumber()
            return .number
        default:
            position += 1
            return .punctuation(first)
        }
    }

    /// What starts with `#`: a raw string, a regular expression, a directive or a macro.
    private mutating func lexPound() -> Token.Kind {
        var pounds = 0
        while byte(pounds) == Byte.pound { pounds += 1 }
        if byte(pounds) == Byte.quote {
            position += pounds
            skipString(pounds: pounds)
            return .string
        }
        if byte(pounds) == Byte.slash, skipExtendedRegex(pounds: pounds) { return .regex }
        position += 1
        let name = position
        skipWord()
        guard position > name else { return .punctuation(Byte.pound) }
        let directives = ["if", "elseif", "else", "endif"]
        return directives.contains(text(name..<position)) ? .directive : .macro
    }

    /// Words behind which a value starts rather than ends.
    private static let wordsBeforeValues: Set<String> = [
        "as", "await", "case", "consume", "copy", "do", "each", "else", "guard", "if", "in", "is",
        "repeat", "return", "switch", "throw", "try", "where", "while", "yield",
    ]

    private func endsExpression(_ kind: Token.Kind, start: Int, after previous: Bool) -> Bool {
        switch kind {
        case .word:
            return !Self.wordsBeforeValues.contains(text(start..<position))
        case .escapedWord, .number, .string, .regex, .macro:
            return true
        case .attribute, .directive, .end:
            return false
        case .punctuation(let byte):
            switch byte {
            case Byte.rightParenthesis, Byte.rightBracket, Byte.rightBrace: return true
            case Byte.bang, UInt8(ascii: "?"): return previous
            default: return false
            }
        }
    }
}
