/// Finds the last place that can be an import, where the lexer can stop.
///
/// Most of a source is behind its last import, and the search costs a tenth of the lexer.
enum CandidateSearch {
    private static let length = "import".utf8.count

    /// Returns the offset of the last word `import` that a name may follow.
    ///
    /// The search skips words that are never an import: part of a longer word, without a name
    /// behind it, or in a line comment. The result may still be in a block comment or a string.
    static func last(in bytes: [UInt8]) -> Int? {
        var before = bytes.count
        while let offset = previous(in: bytes, before: before) {
            before = offset
            guard mayBeImport(at: offset, in: bytes) else { continue }
            guard let line = commentLine(around: offset, in: bytes) else { return offset }
            before = line
        }
        return nil
    }

    /// The number of bytes in one step.
    private static let width = SIMD16<UInt8>.scalarCount

    /// The offset of the last `import` that ends in front of an offset.
    private static func previous(in bytes: [UInt8], before end: Int) -> Int? {
        bytes.withUnsafeBytes { text in
            guard let base = text.baseAddress, end <= text.count else { return nil }
            let m = SIMD16<UInt8>(repeating: UInt8(ascii: "m"))
            let p = SIMD16<UInt8>(repeating: UInt8(ascii: "p"))
            // Few other words have an m with a p behind it. The m is the second letter of the word,
            // and four letters follow.
            var limit = end - length + 2
            while limit - width > 0 {
                let start = limit - width
                // Sound: `start` is at least 1, and `limit`, the last byte to load, is at least
                // three in front of the end of the text.
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

    // The range of the second letter has to end at least four bytes in front of the end of the
    // text.
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

    private static func mayBeImport(at offset: Int, in bytes: [UInt8]) -> Bool {
        var end = offset + length
        guard end < bytes.count else { return false }
        if offset > 0, Byte.continuesWord(bytes[offset - 1]), offset > Byte.textStart(bytes) {
            return false
        }
        switch bytes[end] {
        case Byte.backtick, Byte.slash: return true
        case let byte where Byte.isSpace(byte): break
        default: return false
        }
        while end < bytes.count, Byte.isSpace(bytes[end]) { end += 1 }
        guard end < bytes.count else { return false }
        let name = bytes[end]
        return Byte.startsWord(name) || name == Byte.backtick || name == Byte.slash
    }

    /// Returns the start of the line of an offset, if the line is a comment.
    ///
    /// The slashes may be part of a literal or comment that an earlier line has begun. So the line
    /// must not contain its end: `*/`, quotes, or the `/#` of a regular expression.
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
}
