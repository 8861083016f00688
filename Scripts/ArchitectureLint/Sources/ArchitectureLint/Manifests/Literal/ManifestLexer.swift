/// Cuts a manifest into tokens, and doubts whatever a plain manifest does not need.
///
/// It is a lexer of its own, not the one that finds imports: that one goes on whatever it meets,
/// as it must find imports in any source. This one stops at the first thing that it does not know
/// exactly, and works out what string literals mean.
struct ManifestLexer {
    let bytes: [UInt8]
    var position = 0
    private(set) var line = 1

    /// A text longer than this is not read: nobody writes that by hand.
    private static let longest = 1 << 20

    /// All tokens of a manifest, `end` included.
    ///
    /// - Throws: the first `Doubt`.
    static func tokens(_ bytes: [UInt8]) throws(Doubt) -> [ManifestToken] {
        var lexer = ManifestLexer(bytes: bytes)
        guard bytes.count <= longest else { throw lexer.doubt("the manifest is very long") }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw lexer.doubt("the manifest is not valid UTF-8")
        }
        var tokens: [ManifestToken] = []
        tokens.reserveCapacity(bytes.count / 6)
        while true {
            let token = try lexer.next()
            tokens.append(token)
            if token.kind == .end { return tokens }
        }
    }

    private mutating func next() throws(Doubt) -> ManifestToken {
        let before = (position: position, line: line)
        try skipTrivia()
        let startsLine = line > before.line || before.position == 0
        let touches = position == before.position
        let start = line
        return ManifestToken(
            kind: try lex(),
            line: start,
            startsLine: startsLine,
            touchesPrevious: touches
        )
    }

    private mutating func lex() throws(Doubt) -> ManifestToken.Kind {
        guard let first = byte() else { return .end }
        if first.startsName { return .name(takeWhile(\.continuesName)) }
        if first.isDecimalDigit { return try lexInteger() }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "#") {
            return .string(try lexString())
        }
        return .punctuation(try lexPunctuation(first))
    }

    private mutating func lexInteger() throws(Doubt) -> ManifestToken.Kind {
        let digits = takeWhile(\.isDecimalDigit)
        // `0x1F`, `1_000` and `1.5` are no plain numbers; what leads with a zero only looks like one.
        guard byte()?.startsName != true, digits == "0" || !digits.hasPrefix("0"),
            !(byte() == UInt8(ascii: ".") && byte(1)?.isDecimalDigit == true),
            let value = Int(digits)
        else { throw doubt("a number that is not plain") }
        return .integer(value)
    }

    private mutating func lexPunctuation(
        _ first: UInt8
    ) throws(Doubt) -> ManifestToken.Punctuation {
        if let bracket = Self.bracket(first) {
            position += 1
            return bracket
        }
        let start = position
        while let next = byte(), Self.isOperator(next) { position += 1 }
        // A dot that stands alone, which is most of them.
        if position == start + 1, first == UInt8(ascii: ".") { return .dot }
        guard position > start else {
            throw doubt("a character that plain manifests do not need")
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let known = ManifestToken.Punctuation(rawValue: text) else {
            throw doubt("the operator \(text)")
        }
        return known
    }

    /// What stands for itself, whatever follows.
    private static func bracket(_ byte: UInt8) -> ManifestToken.Punctuation? {
        switch byte {
        case UInt8(ascii: "("): .leftParenthesis
        case UInt8(ascii: ")"): .rightParenthesis
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "}"): .rightBrace
        case UInt8(ascii: ","): .comma
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: ";"): .semicolon
        default: nil
        }
    }

    /// Whether it is part of an operator; a dot that stands alone is one too.
    private static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "!"), UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
            UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    private mutating func takeWhile(_ belongs: (UInt8) -> Bool) -> String {
        let start = position
        while let next = byte(), belongs(next) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// The byte so many places ahead; nothing behind the end.
    func byte(_ ahead: Int = 0) -> UInt8? {
        let index = position + ahead
        return index < bytes.count ? bytes[index] : nil
    }

    func doubt(_ reason: String) -> Doubt { Doubt(reason: reason, line: line) }

    /// Moves over a line's end, which is LF or CR and LF.
    ///
    /// - Returns: whether one stood here.
    mutating func skipLineBreak() throws(Doubt) -> Bool {
        if byte() == UInt8(ascii: "\r") {
            guard byte(1) == UInt8(ascii: "\n") else { throw doubt("a carriage return alone") }
            position += 1
        }
        guard byte() == UInt8(ascii: "\n") else { return false }
        position += 1
        line += 1
        return true
    }
}
