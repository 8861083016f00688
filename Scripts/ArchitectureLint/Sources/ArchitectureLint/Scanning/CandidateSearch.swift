#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Finds words in a source without the lexer, even in comments and strings.
///
/// The lexer can stop after the last possible import. Most of a source follows this import, and the
/// search takes a tenth of the lexer's time.
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
        // Few letters are a capital I.
        forEach(UInt8(ascii: "I"), in: bytes) { letter in
            guard bytes[..<letter].suffix(3).elementsEqual("can".utf8),
                bytes[letter...].starts(with: "Import(".utf8)
            else { return true }
            let name = bytes[(letter + 7)...].drop(while: Byte.isSpace)
                .prefix(while: Byte.continuesWord)
            found.insert(String(decoding: name, as: UTF8.self))
            return true
        }
        return found
    }

    /// Returns whether a text has a word in ASCII, even as a part of a longer word.
    static func has(_ word: String, _ bytes: [UInt8]) -> Bool {
        // The rarest of the letters in sources is the fastest to search for.
        let rare = Array("@NByxgd_".utf8).first(where: word.utf8.contains) ?? word.utf8.first ?? 0
        let word = Array(word.utf8)
        let place = word.firstIndex(of: rare) ?? 0
        var isFound = false
        forEach(rare, in: bytes) { letter in
            isFound = letter >= place && bytes[(letter - place)...].starts(with: word)
            return !isFound
        }
        return isFound
    }

    /// Calls `body` with the offset of each byte that equals `byte`, until `body` returns false.
    private static func forEach(_ byte: UInt8, in bytes: [UInt8], _ body: (Int) -> Bool) {
        bytes.withUnsafeBytes { text in
            guard let start = text.baseAddress else { return }
            var offset = 0
            // The C library is faster than a loop.
            while let hit = memchr(start + offset, Int32(byte), text.count - offset) {
                let found = start.distance(to: UnsafeRawPointer(hit))
                guard body(found) else { return }
                offset = found + 1
            }
        }
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
