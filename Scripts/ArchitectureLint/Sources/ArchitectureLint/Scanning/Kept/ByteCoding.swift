/// Writes numbers and texts as bytes, the least significant first.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func write(_ text: String) {
        write(UInt32(truncatingIfNeeded: text.utf8.count))
        bytes.append(contentsOf: text.utf8)
    }

    mutating func write(_ more: [UInt8]) {
        bytes.append(contentsOf: more)
    }
}

/// Reads what `ByteWriter` has written, and whatever else it is given: what is not there is an
/// error.
struct ByteReader {
    /// The bytes end too early, or are none that were written.
    struct Damage: Error {}

    private let bytes: [UInt8]
    private var position: Int
    private let end: Int

    /// A reader of some of the bytes.
    init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
        self.bytes = bytes
        let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
        position = range.lowerBound
        end = range.upperBound
    }

    /// Where the next read starts.
    var offset: Int { position }

    /// How much is left.
    var count: Int { end - position }

    mutating func read<Number: FixedWidthInteger>(_ type: Number.Type) throws(Damage) -> Number {
        let start = position
        try skip(MemoryLayout<Number>.size)
        return bytes.withUnsafeBytes { text in
            // Sound: skip has seen to it that so many bytes are there.
            Number(littleEndian: text.loadUnaligned(fromByteOffset: start, as: type))
        }
    }

    mutating func readText() throws(Damage) -> String {
        let range = try readTextRange()
        return String(decoding: bytes[range], as: UTF8.self)
    }

    /// Where the text stands that is read next.
    mutating func readTextRange() throws(Damage) -> Range<Int> {
        let length = Int(try read(UInt32.self))
        let start = position
        try skip(length)
        return start..<start + length
    }

    /// How many things follow, each of so many bytes at least.
    mutating func readCount(of size: Int) throws(Damage) -> Int {
        let number = Int(try read(UInt32.self))
        guard number <= count / size else { throw Damage() }
        return number
    }

    mutating func skip(_ length: Int) throws(Damage) {
        guard length >= 0, length <= count else { throw Damage() }
        position += length
    }
}
