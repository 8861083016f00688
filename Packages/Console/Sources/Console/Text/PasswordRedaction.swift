/// Hides passwords in a text that may repeat an address of a database, such as an error.
///
/// In doubt more is hidden than the password, because a text does not say where an address ends.
enum PasswordRedaction {
    /// Returns the text with `***` instead of what is between `:` and `@` of an address, and
    /// instead of all that follows `password=`.
    static func text(_ text: String) -> String {
        let bytes = Array(text.utf8)
        var isHidden = [Bool](repeating: false, count: bytes.count)
        for start in bytes.indices {
            for hidden in [password(inAddressAt: start, bytes), value(at: start, bytes)] {
                for index in hidden ?? 0..<0 { isHidden[index] = true }
            }
        }
        var shown: [UInt8] = []
        for index in bytes.indices {
            if !isHidden[index] {
                shown.append(bytes[index])
            } else if index == 0 || !isHidden[index - 1] {
                shown += Array("***".utf8)
            }
        }
        return String(decoding: shown, as: UTF8.self)
    }

    /// Returns the range from the first `:` to the last `@` after a scheme such as `mysql:/`.
    private static func password(inAddressAt start: Int, _ bytes: [UInt8]) -> Range<Int>? {
        let beginning = isScheme(bytes[..<start].last) ? ":/" : "://"
        guard bytes[start...].starts(with: beginning.utf8) else { return nil }
        let name = bytes[(start + 1)...].drop { $0 == UInt8(ascii: "/") }
        let address = name[..<nextAddress(after: name.startIndex, bytes)]
        guard let colon = address.firstIndex(of: UInt8(ascii: ":")),
            let at = address.lastIndex(of: UInt8(ascii: "@")), colon < at
        else { return nil }
        return colon + 1..<at
    }

    /// Returns the start of the next address in quotes, as in a sentence about two addresses.
    private static func nextAddress(after start: Int, _ bytes: [UInt8]) -> Int {
        bytes.indices.dropFirst(start).first { index in
            guard bytes[index...].starts(with: " '".utf8) else { return false }
            let rest = bytes[(index + 2)...]
            let scheme = rest.prefix(while: isScheme)
            return !scheme.isEmpty && rest[scheme.endIndex...].starts(with: "://".utf8)
        } ?? bytes.endIndex
    }

    private static func isScheme(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        let character = Character(Unicode.Scalar(byte))
        return character.isASCII && (character.isLetter || character.isNumber)
    }

    /// Returns all that follows `password=`, with percent-encodings and spaces before `=`.
    private static func value(at start: Int, _ bytes: [UInt8]) -> Range<Int>? {
        var index = start
        for letter in "password".utf8 {
            guard let (byte, next) = decoded(at: index, bytes), byte | 0x20 == letter else {
                return nil
            }
            index = next
        }
        while let (byte, next) = decoded(at: index, bytes) {
            index = next
            if byte == UInt8(ascii: "=") { return index..<bytes.endIndex }
            guard byte == 0x20 || (0x09...0x0D).contains(byte) else { return nil }
        }
        return nil
    }

    /// Returns a byte, which may be percent-encoded, and the index after it; nil at the end.
    private static func decoded(at index: Int, _ bytes: [UInt8]) -> (UInt8, Int)? {
        guard index < bytes.endIndex else { return nil }
        let digits = bytes[(index + 1)...].prefix(2)
        guard bytes[index] == UInt8(ascii: "%"), digits.count == 2,
            let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return (bytes[index], index + 1) }
        return (byte, index + 3)
    }
}
