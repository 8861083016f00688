/// A list of what a C compiler has read, as `make` understands it: `dependencies: /a/b.c /a/b.h`.
enum DependencyList {
    /// The first file of a list, which is the source; nothing when it names none.
    static func first(in bytes: [UInt8]) -> String? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        var name: [UInt8] = []
        var isEscaped = false
        for byte in bytes[(colon + 1)...] {
            if isEscaped {
                isEscaped = false
                // A backslash at the end of a line only continues it.
                if byte != Byte.newline { name.append(byte) }
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: " ") || byte == Byte.newline {
                if !name.isEmpty { break }
            } else {
                name.append(byte)
            }
        }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
    }
}
