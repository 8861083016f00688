/// A token of a literal manifest.
struct ManifestToken: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// An identifier or a keyword.
        case name(String)
        /// A string literal, with its escapes resolved.
        case string(String)
        /// A bracket, a separator or an operator.
        case sign(String)
        case end
    }

    let kind: Kind
    let range: Range<Int>
    let line: Int
    let startsLine: Bool
    let touchesPrevious: Bool

    private static let signs: Set = [
        "(", ")", "[", "]", "{", "}", ",", ":", ".", "=", "+", "->", "..<", "...",
    ]

    /// Splits a manifest into tokens; the last token is `end`.
    static func tokens(of bytes: [UInt8]) throws -> [ManifestToken] {
        try rejectControlCharacters(in: bytes)
        // An unterminated comment or string would swallow the mark behind the text.
        let text = bytes + Array("\n;".utf8)
        var lexer = Lexer(text)
        var places = PlaceCounter(text)
        var tokens: [ManifestToken] = []
        tokens.reserveCapacity(bytes.count / 6)
        var previousEnd = 0
        while true {
            let token = lexer.next()
            let isMark = token.range.lowerBound == bytes.count + 1
            let line = places.place(of: min(token.range.lowerBound, bytes.count)).line
            tokens.append(
                ManifestToken(
                    kind: isMark ? .end : try kind(of: token, lexer, line: line),
                    range: token.range,
                    line: line,
                    startsLine: token.startsLine,
                    touchesPrevious: token.range.lowerBound == previousEnd
                )
            )
            if isMark { return tokens }
            previousEnd = token.range.upperBound
        }
    }

    private static func rejectControlCharacters(in bytes: [UInt8]) throws {
        var places = PlaceCounter(bytes)
        for (index, byte) in bytes.enumerated() where byte < 0x20 || byte == 0x7F {
            let isNewline = byte == Byte.newline || byte == Byte.tab
            let isCRLF =
                byte == Byte.carriageReturn && index + 1 < bytes.count
                && bytes[index + 1] == Byte.newline
            guard isNewline || isCRLF else {
                throw UnsupportedSyntax("a control character", line: places.place(of: index).line)
            }
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw UnsupportedSyntax("a text that is not UTF-8", line: 1)
        }
    }

    private static func kind(of token: Token, _ lexer: Lexer, line: Int) throws -> Kind {
        let text = lexer.text(token.range)
        switch token.kind {
        case .word:
            guard text.utf8.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "$") }) else { break }
            return .name(text)
        case .string:
            guard let value = string(lexer.bytes[token.range]) else {
                throw UnsupportedSyntax("a string literal that is not plain", line: line)
            }
            return .string(value)
        case .operator where !signs.contains(text):
            throw UnsupportedSyntax("the operator \(text)", line: line)
        case .operator, .punctuation:
            guard signs.contains(text) else { break }
            return .sign(text)
        case .end:
            throw UnsupportedSyntax("a comment or string literal without an end", line: line)
        default: break
        }
        throw UnsupportedSyntax("'\(text)'", line: line)
    }

    /// Returns the value of a simple string literal; nil if the literal is raw, spans lines, or
    /// contains a tab or an interpolation.
    private static func string(_ literal: ArraySlice<UInt8>) -> String? {
        guard literal.first == Byte.quote, !literal.starts(with: "\"\"\"".utf8) else { return nil }
        var value: [UInt8] = []
        var rest = literal.dropFirst()
        while let byte = rest.popFirst() {
            switch byte {
            case Byte.quote: return rest.isEmpty ? String(decoding: value, as: UTF8.self) : nil
            case Byte.tab: return nil
            case Byte.backslash:
                guard let escape = rest.popFirst().flatMap({ escapes[$0] }) else { return nil }
                value.append(escape)
            default: value.append(byte)
            }
        }
        return nil
    }

    private static let escapes = [
        Byte.backslash: Byte.backslash, Byte.quote: Byte.quote, Byte.apostrophe: Byte.apostrophe,
        UInt8(ascii: "n"): Byte.newline, UInt8(ascii: "t"): Byte.tab,
        UInt8(ascii: "r"): Byte.carriageReturn,
    ]
}
