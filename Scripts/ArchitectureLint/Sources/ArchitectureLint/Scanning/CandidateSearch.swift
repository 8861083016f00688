#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds where an import can stand at all, so that the lexer need not read any further. Most of a
/// source lies behind its last import, and a search costs a tenth of lexing.
enum CandidateSearch {
    private static let length = "import".utf8.count

    /// Where the last word `import` stands that a name may follow; nothing when there is none.
    ///
    /// What it passes over is never an import, wherever it stands: part of a longer word, or
    /// followed by what no name starts with. What it finds may still be anything: in a comment, in a
    /// string, a label.
    static func last(in bytes: [UInt8]) -> Int? {
        var found: Int?
        var start = 0
        while let offset = next(in: bytes, from: start) {
            if mayBeImport(at: offset, in: bytes) { found = offset }
            start = offset + length
        }
        return found
    }

    /// Where the letters of the word stand next.
    private static func next(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { text in
            guard let base = text.baseAddress else { return nil }
            // Of the letters, m is the rarest in Swift sources. The search for it starts at the
            // second letter and ends where the rest of the word no longer fits.
            var letter = start + 1
            while letter < text.count - 4 {
                // Sound: `letter` is within the text, and memchr reads no more than is left of it.
                guard let match = memchr(base + letter, 0x6D, text.count - 4 - letter) else {
                    return nil
                }
                letter = UnsafeRawPointer(match) - base
                // One byte before the letter and four behind it are in the text: see above.
                if text[letter + 1] == UInt8(ascii: "p"), text[letter - 1] == UInt8(ascii: "i"),
                    text[letter + 2] == UInt8(ascii: "o"), text[letter + 3] == UInt8(ascii: "r"),
                    text[letter + 4] == UInt8(ascii: "t")
                {
                    return letter - 1
                }
                letter += 1
            }
            return nil
        }
    }

    private static func mayBeImport(at offset: Int, in bytes: [UInt8]) -> Bool {
        var end = offset + length
        guard end < bytes.count else { return false }
        if offset > 0, Byte.continuesWord(bytes[offset - 1]), !isBehindOrderMark(offset, bytes) {
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

    private static func isBehindOrderMark(_ offset: Int, _ bytes: [UInt8]) -> Bool {
        offset == Byte.orderMark.count && bytes.starts(with: Byte.orderMark)
    }
}
