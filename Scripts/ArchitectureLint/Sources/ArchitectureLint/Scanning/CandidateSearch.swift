/// Finds where an import can stand at all, so that the lexer need not read any further. Most of a
/// source lies behind its last import, and a search costs a tenth of lexing.
enum CandidateSearch {
    private static let length = "import".utf8.count

    /// Where the last word `import` stands that a name may follow; nothing when there is none.
    ///
    /// What it passes over is never an import, wherever it stands: part of a longer word, or
    /// followed by what no name starts with, or behind the slashes of a comment. What it finds may
    /// still be anything: in a longer comment, in a string, a label.
    ///
    /// - Parameters:
    ///   - bytes: the text.
    ///   - end: where it ends.
    static func last(in bytes: [UInt8], end: Int) -> Int? {
        var before = end
        while let offset = previous(in: bytes, before: before) {
            before = offset
            guard mayBeImport(at: offset, in: bytes, end: end) else { continue }
            guard let line = commentLine(around: offset, in: bytes) else { return offset }
            before = line
        }
        return nil
    }

    /// How many bytes are looked at in one step.
    private static let width = SIMD16<UInt8>.scalarCount

    /// Where the letters of the word stand that end last before an offset.
    private static func previous(in bytes: [UInt8], before end: Int) -> Int? {
        bytes.withUnsafeBytes { text in
            guard let base = text.baseAddress, end <= text.count else { return nil }
            let m = SIMD16<UInt8>(repeating: UInt8(ascii: "m"))
            let p = SIMD16<UInt8>(repeating: UInt8(ascii: "p"))
            // What is looked for is an m with a p behind it, which few other words have. It is the
            // second letter of the word, and four follow.
            var limit = end - length + 2
            while limit - width > 0 {
                let start = limit - width
                // Sound: `start` is at least 1, and the last byte that is read is `limit`, which is
                // at least three before the end of the text.
                let here = base.loadUnaligned(fromByteOffset: start, as: SIMD16<UInt8>.self)
                let next = base.loadUnaligned(fromByteOffset: start + 1, as: SIMD16<UInt8>.self)
                if any((here .== m) .& (next .== p)),
                    let found = last(from: start, to: limit, in: text)
                {
                    return found
                }
                limit = start
            }
            return last(from: 1, to: limit, in: text)
        }
    }

    /// Where the last word stands whose second letter is in a range that ends four before the text's
    /// end or earlier.
    private static func last(
        from start: Int,
        to end: Int,
        in text: UnsafeRawBufferPointer
    ) -> Int? {
        var letter = end - 1
        while letter >= start {
            if text[letter] == UInt8(ascii: "m"), text[letter + 1] == UInt8(ascii: "p"),
                text[letter - 1] == UInt8(ascii: "i"), text[letter + 2] == UInt8(ascii: "o"),
                text[letter + 3] == UInt8(ascii: "r"), text[letter + 4] == UInt8(ascii: "t")
            {
                return letter - 1
            }
            letter -= 1
        }
        return nil
    }

    private static func mayBeImport(at offset: Int, in bytes: [UInt8], end limit: Int) -> Bool {
        var end = offset + length
        guard end < limit else { return false }
        if offset > 0, Byte.continuesWord(bytes[offset - 1]),
            !isBehindOrderMark(offset, bytes, end: limit)
        {
            return false
        }
        switch bytes[end] {
        case Byte.backtick, Byte.slash: return true
        case let byte where Byte.isSpace(byte): break
        default: return false
        }
        while end < limit, Byte.isSpace(bytes[end]) { end += 1 }
        guard end < limit else { return false }
        let name = bytes[end]
        return Byte.startsWord(name) || name == Byte.backtick || name == Byte.slash
    }

    /// Where the line starts that an offset is on, when that is `// …` up to there and nothing
    /// before the offset ends what a line above may have begun, in which the slashes would be no
    /// comment: `*/`, quotation marks, the `/#` of a regular expression.
    private static func commentLine(around offset: Int, in bytes: [UInt8]) -> Int? {
        var start = offset
        while start > 0, !Byte.endsLine(bytes[start - 1]) { start -= 1 }
        var text = start
        while text < offset, Byte.isSpace(bytes[text]) { text += 1 }
        guard text + 1 < offset, bytes[text] == Byte.slash, bytes[text + 1] == Byte.slash else {
            return nil
        }
        let mayEnd = bytes[text..<offset].contains {
            $0 == Byte.star || $0 == Byte.quote || $0 == Byte.pound
        }
        return mayEnd ? nil : start
    }

    private static func isBehindOrderMark(_ offset: Int, _ bytes: [UInt8], end: Int) -> Bool {
        offset == Byte.orderMark.count && Byte.hasOrderMark(bytes, end: end)
    }
}
