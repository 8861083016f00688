/// A pasted text, between `ESC [ 200 ~` and `ESC [ 201 ~` (bracketed paste of xterm).
struct Paste {
    /// The maximum number of bytes; the rest is ignored.
    static let maximumLength = 64 * 1024

    private static let end = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// The number of bytes of the end marker that have been matched.
    private var matched = 0

    init() {
        // Reserved at once, because a growing array would leave copies behind.
        bytes.reserveCapacity(Self.maximumLength)
    }

    /// Appends a byte.
    ///
    /// - Returns: True at the end of the paste.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        // ESC occurs only at the start of the end marker, so no other partial match is possible.
        for lost in Self.end.prefix(matched) { store(lost) }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { store(byte) }
        return false
    }

    /// Returns the text, with a line feed for each line break and without control characters except
    /// tabs.
    ///
    /// Call this method once: it overwrites the bytes, which could be a secret.
    mutating func consumeText() -> String {
        defer {
            bytes.wipe()
            bytes = []
        }
        var text = String.UnicodeScalarView()
        var assembler = UTF8Assembler()
        var previous: Unicode.Scalar?
        for scalar in bytes.lazy.compactMap({ assembler.append($0) }) {
            switch scalar {
            case "\r": text.append("\n")
            case "\n": if previous != "\r" { text.append("\n") }
            case "\t": text.append("\t")
            default: if scalar.properties.generalCategory != .control { text.append(scalar) }
            }
            previous = scalar
        }
        return String(text)
    }

    private mutating func store(_ byte: UInt8) {
        if bytes.count < Self.maximumLength { bytes.append(byte) }
    }
}

/// Assembles scalars from single UTF-8 bytes, and skips invalid bytes.
struct UTF8Assembler {
    private var value: UInt32 = 0
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// A Boolean value that indicates whether a scalar is incomplete.
    var isPending: Bool { missing > 0 }

    /// Appends a byte.
    ///
    /// - Returns: The scalar that the byte completes; nil if there is no complete scalar.
    mutating func append(_ byte: UInt8) -> Unicode.Scalar? {
        guard isPending else { return begin(byte) }
        guard allowed.contains(byte) else {
            // The previous scalar was cut off.
            reset()
            return begin(byte)
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        allowed = 0x80...0xBF
        guard missing == 0 else { return nil }
        // The value can be part of a secret.
        defer { value = 0 }
        return Unicode.Scalar(value)
    }

    /// Discards an incomplete scalar.
    mutating func reset() {
        self = UTF8Assembler()
    }

    /// Begins a scalar.
    ///
    /// The valid ranges of second bytes follow table 3-7 of the Unicode Standard.
    private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
        switch byte {
        case 0x00...0x7F: return Unicode.Scalar(byte)
        case 0xC2...0xDF: expect(1, after: byte & 0x1F)
        case 0xE0: expect(2, after: byte & 0x0F, 0xA0...0xBF)
        case 0xED: expect(2, after: byte & 0x0F, 0x80...0x9F)
        case 0xE1...0xEF: expect(2, after: byte & 0x0F)
        case 0xF0: expect(3, after: byte & 0x07, 0x90...0xBF)
        case 0xF1...0xF3: expect(3, after: byte & 0x07)
        case 0xF4: expect(3, after: byte & 0x07, 0x80...0x8F)
        default: break
        }
        return nil
    }

    private mutating func expect(
        _ count: Int,
        after bits: UInt8,
        _ second: ClosedRange<UInt8> = 0x80...0xBF
    ) {
        value = UInt32(bits)
        missing = count
        allowed = second
    }
}
