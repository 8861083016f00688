#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds the last possible import, after which the lexer can stop.
///
/// Most of a source follows its last import, and the search takes a tenth of the lexer's time.
enum CandidateSearch {
    private static let length = "import".utf8.count

    /// Returns the offset of the last word `import`.
    ///
    /// The search skips longer words that contain `import`. The result may still be in a comment or
    /// a string.
    static func last(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { text in
            // Few other words have an m with a p behind it. The m is the second letter of the word.
            var letter = bytes.count - length + 1
            while letter > 0 {
                let start = letter - 1
                if text[letter] == UInt8(ascii: "m"), text[letter + 1] == UInt8(ascii: "p"),
                    text[start..<(start + length)].elementsEqual("import".utf8),
                    mayBeImport(at: start, in: bytes)
                {
                    return start
                }
                letter -= 1
            }
            return nil
        }
    }

    /// Returns the modules in tests with `canImport`, even in comments and strings.
    static func testedModules(in bytes: [UInt8]) -> Set<String> {
        var found: Set<String> = []
        bytes.withUnsafeBytes { text in
            guard let start = text.baseAddress else { return }
            var offset = 0
            // Few letters are a capital I, and the C library finds them fast.
            while let hit = memchr(start + offset, Int32(UInt8(ascii: "I")), text.count - offset) {
                let letter = start.distance(to: UnsafeRawPointer(hit))
                offset = letter + 1
                guard text[..<letter].suffix(3).elementsEqual("can".utf8),
                    text[letter...].starts(with: "Import(".utf8)
                else { continue }
                let name = text[(letter + 7)...].drop(while: Byte.isSpace)
                    .prefix(while: Byte.continuesWord)
                found.insert(String(decoding: name, as: UTF8.self))
            }
        }
        return found
    }

    private static func mayBeImport(at offset: Int, in bytes: [UInt8]) -> Bool {
        let end = offset + length
        guard end < bytes.count,
            !Byte.continuesWord(bytes[end]) || Byte.isNoBreakSpace(bytes, at: end)
        else { return false }
        return offset <= Byte.textStart(bytes) || !Byte.continuesWord(bytes[offset - 1])
            || (offset > 1 && Byte.isNoBreakSpace(bytes, at: offset - 2))
    }
}
