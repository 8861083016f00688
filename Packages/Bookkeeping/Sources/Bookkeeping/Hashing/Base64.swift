/// The Base64 encoding of RFC 4648, section 4, with padding.
enum Base64 {
    private static let digits = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
    private static let padding = UInt8(ascii: "=")

    /// The value of each Base64 digit, indexed by ASCII code; 255 for other bytes.
    private static let values: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
        return values
    }()

    static func encode(_ bytes: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var group = UInt32(bytes[start]) << 16
            if count > 1 { group |= UInt32(bytes[start + 1]) << 8 }
            if count > 2 { group |= UInt32(bytes[start + 2]) }
            for digit in 0..<4 {
                let value = Int(group >> (18 - 6 * UInt32(digit)) & 63)
                text.append(digit <= count ? digits[value] : padding)
            }
        }
        return text
    }

    static func text(_ bytes: [UInt8]) -> String {
        String(decoding: encode(bytes), as: UTF8.self)
    }

    /// Returns the decoded bytes, or nil for malformed or non-canonical text.
    static func decode(_ text: some Collection<UInt8>) -> [UInt8]? {
        guard text.count.isMultiple(of: 4) else { return nil }
        let padded = text.suffix(2).count { $0 == padding }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var (group, bits) = (UInt32(0), 0)
        for digit in text.dropLast(padded) {
            let value = values[Int(digit)]
            guard value < 64 else { return nil }
            group = group << 6 | UInt32(value)
            bits += 6
            guard bits >= 8 else { continue }
            bits -= 8
            bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(bits)))
        }
        // Bits that belong to no byte, and padding in the wrong place, could hide another text.
        return encode(bytes).elementsEqual(text) ? bytes : nil
    }
}
