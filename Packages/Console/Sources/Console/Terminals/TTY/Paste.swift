/// What is pasted, from `ESC [ 200 ~` to `ESC [ 201 ~` (xterm's bracketed paste).
struct Paste {
    /// The bytes that are kept; what is beyond is passed over, because memory is not endless.
    static let longest = 64 * 1024

    private static let end = Array("\u{1B}[201~".utf8)

    private var kept: [UInt8] = []
    /// How many bytes of the end have come, and are not among those kept.
    private var matched = 0

    init() {
        // At once: an array that grows leaves copies behind that nobody wipes.
        kept.reserveCapacity(Self.longest)
    }

    /// Takes the next byte.
    ///
    /// - Returns: whether the paste is at its end.
    mutating func take(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        // Only the first byte of the end is an ESC, so what has matched can end nowhere later.
        for lost in Self.end.prefix(matched) { keep(lost) }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(byte) }
        return false
    }

    /// What was pasted: text, with a line feed for each kind of line end, a tab for a tab and
    /// nothing for other control characters.
    ///
    /// May be asked once: the bytes are wiped, because they may have been a secret.
    mutating func takeText() -> String {
        defer {
            kept.wipe()
            kept = []
        }
        var text = String.UnicodeScalarView()
        var assembler = UTF8Assembler()
        var previous: Unicode.Scalar?
        for scalar in kept.lazy.compactMap({ assembler.take($0) }) {
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

    private mutating func keep(_ byte: UInt8) {
        if kept.count < Self.longest { kept.append(byte) }
    }
}
