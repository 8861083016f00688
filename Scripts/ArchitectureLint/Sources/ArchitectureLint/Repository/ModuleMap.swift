/// A reader of the modules that a module map declares at its top level.
enum ModuleMap {
    /// The names of the modules, in the order of the text.
    static func modules(in bytes: [UInt8]) -> [String] {
        var words = Words(bytes: bytes[...])
        var names: [String] = []
        var depth = 0
        var isExtern = false
        while let word = words.next() {
            switch word {
            case "{": depth += 1
            case "}": depth -= 1
            case "extern": isExtern = true
            case "module" where depth == 0:
                guard let name = words.next() else { return names }
                // Another file declares an extern module.
                if !isExtern, let first = name.split(separator: ".").first {
                    names.append(String(first))
                }
                isExtern = false
            default: break
            }
        }
        return names
    }

    /// The words, the texts without their quotes, and the brackets, without comments.
    private struct Words: IteratorProtocol {
        var bytes: ArraySlice<UInt8>

        mutating func next() -> String? {
            while let byte = bytes.first {
                if bytes.starts(with: "//".utf8) {
                    bytes = bytes.drop { $0 != Byte.newline }
                } else if bytes.starts(with: "/*".utf8) {
                    bytes = bytes.dropFirst(2)
                    while !bytes.isEmpty, !bytes.starts(with: "*/".utf8) { bytes.removeFirst() }
                    bytes = bytes.dropFirst(2)
                } else if byte == Byte.quote {
                    let text = bytes.dropFirst().prefix { $0 != Byte.quote && $0 != Byte.newline }
                    bytes = bytes[text.endIndex...].dropFirst()
                    // The name of a file is not a word.
                    return text.contains(Byte.slash) ? "" : String(decoding: text, as: UTF8.self)
                } else if Self.isPartOfWord(byte) {
                    let word = bytes.prefix(while: Self.isPartOfWord)
                    bytes = bytes[word.endIndex...]
                    return String(decoding: word, as: UTF8.self)
                } else {
                    bytes.removeFirst()
                    if byte == Byte.leftBrace { return "{" }
                    if byte == Byte.rightBrace { return "}" }
                }
            }
            return nil
        }

        private static func isPartOfWord(_ byte: UInt8) -> Bool {
            Byte.continuesWord(byte) || byte == Byte.dot
        }
    }
}
