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
    private static let word = Array("import".utf8)
    /// The rarest letter of the word in Swift sources, and where the word has it.
    private static let rareLetter = (byte: UInt8(ascii: "m"), offset: 1)

    /// Where the last word `import` stands that a name may follow; nothing when there is none.
    ///
    /// What it passes over is never an import, wherever it stands: part of a longer word, or
    /// followed by what no name starts with. What it finds may still be anything: in a comment, in a
    /// string, a label.
    static func last(in bytes: [UInt8]) -> Int? {
        var found: Int?
        var start = 0
        while let letter = nextLetter(in: bytes, from: start) {
            let offset = letter - rareLetter.offset
            if offset >= 0, isCandidate(at: offset, in: bytes) { found = offset }
            start = letter + 1
        }
        return found
    }

    /// Where the rare letter stands next.
    private static func nextLetter(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { text in
            guard start < text.count, let base = text.baseAddress else { return nil }
            // Sound: `start` is within the text, and memchr reads no more than what is left of it.
            let match = memchr(base + start, Int32(rareLetter.byte), text.count - start)
            return match.map { UnsafeRawPointer($0) - base }
        }
    }

    private static func isCandidate(at offset: Int, in bytes: [UInt8]) -> Bool {
        var end = offset + word.count
        guard end < bytes.count, bytes[offset..<end].elementsEqual(word) else { return false }
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
