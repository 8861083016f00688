/// What is pasted, from `ESC [ 200 ~` to `ESC [ 201 ~` (xterm's bracketed paste).
struct Paste {
    /// The bytes that are bytes; what is beyond is passed over, because memory is not endless.
    static let maximumLength = 64 * 1024

    private static let end = Array("\u{1B}[201~".utf8)

    private var bytes: [UInt8] = []
    /// How many bytes of the end have come, and are not among those bytes.
    private var matched = 0

    init() {
        // At once: an array that grows leaves copies behind that nobody wipes.
        bytes.reserveCapacity(Self.maximumLength)
    }

    /// Takes the next byte.
    ///
    /// - Returns: whether the paste is at its end.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        // Only the first byte of the end is an ESC, so what has matched can end nowhere later.
        for lost in Self.end.prefix(matched) { store(lost) }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { store(byte) }
        return false
    }

    /// What was pasted: text, with a line feed for each kind of line end, a tab for a tab and
    /// nothing for other control characters.
    ///
    /// May be asked once: the bytes are wiped, because they may have been a secret.
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
    mutating func append(_ byte: UInt8) -> Unicode.Scalar? {
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
