/// The modules that a module map declares at its top level: what sources import of a target that is
/// not in Swift.
enum ModuleMap {
    /// Their names, in the order of the text.
    static func modules(in bytes: [UInt8]) -> [String] {
        var words = Words(bytes: bytes[...])
        var names: [String] = []
        var depth = 0
        var isElsewhere = false
        while let word = words.next() {
            switch word {
            case "{": depth += 1
            case "}": depth -= 1
            case "extern": isElsewhere = true
            case "module" where depth == 0:
                guard let name = words.next() else { return names }
                // What stands in another file, that file says.
                if !isElsewhere, let first = name.split(separator: ".").first {
                    names.append(String(first))
                }
                isElsewhere = false
            default: break
            }
        }
        return names
    }

    /// The words, texts without their quotes, and brackets, without comments.
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
                    // A file's name is no word.
                    return text.contains(Byte.slash) ? "" : String(decoding: text, as: UTF8.self)
                } else if Self.isPartOfWord(byte) {
                    let word = bytes.prefix(while: Self.isPartOfWord)
                    bytes = bytes[word.endIndex...]
                    return String(decoding: word, as: UTF8.self)
                } else {
                    bytes.removeFirst()
                    if byte == UInt8(ascii: "{") { return "{" }
                    if byte == UInt8(ascii: "}") { return "}" }
                }
            }
            return nil
        }

        private static func isPartOfWord(_ byte: UInt8) -> Bool {
            Byte.continuesWord(byte) || byte == Byte.dot
        }
    }
}
