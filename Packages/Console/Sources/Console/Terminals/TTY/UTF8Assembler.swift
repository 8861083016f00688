/// Makes code points of bytes that come one by one. What is no UTF-8 is passed over.
struct UTF8Assembler {
    private var value: UInt32 = 0
    private var missing = 0
    private var allowed: ClosedRange<UInt8> = 0x80...0xBF

    /// Whether a code point has begun and is not complete.
    var isPending: Bool { missing > 0 }

    /// Takes the next byte.
    ///
    /// - Returns: the code point that it completes; nil when there is none.
    mutating func take(_ byte: UInt8) -> Unicode.Scalar? {
        guard isPending else { return begin(byte) }
        guard allowed.contains(byte) else {
            // What began was broken off, and this begins something else.
            reset()
            return begin(byte)
        }
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        allowed = 0x80...0xBF
        guard missing == 0 else { return nil }
        // It may be a piece of a secret.
        defer { value = 0 }
        return Unicode.Scalar(value)
    }

    /// Forgets what has begun.
    mutating func reset() {
        self = UTF8Assembler()
    }

    /// The first bytes, and which second ones they allow, by table 3-7 of the Unicode Standard.
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
