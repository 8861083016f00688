/// The 32 bytes of a SHA-256 hash.
public struct SHA256Digest: Sendable, Hashable {
    /// The number of bytes.
    public static let length = 32
    /// A digest whose bytes are all zero.
    public static let zero = SHA256Digest(0, 0, 0, 0)

    // An array would need an allocation for each digest.
    private let (first, second, third, fourth): (UInt64, UInt64, UInt64, UInt64)

    /// Creates a digest from four numbers of eight bytes each, the most significant byte first.
    init(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
        (self.first, self.second, self.third, self.fourth) = (first, second, third, fourth)
    }

    /// Creates a digest from 32 bytes, or returns nil for another number of bytes.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == Self.length else { return nil }
        var numbers: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)
        // Sound: a tuple of four equal numbers has no padding, and the number of bytes is checked.
        withUnsafeMutableBytes(of: &numbers) { $0.copyBytes(from: bytes) }
        self.init(
            UInt64(bigEndian: numbers.0),
            UInt64(bigEndian: numbers.1),
            UInt64(bigEndian: numbers.2),
            UInt64(bigEndian: numbers.3)
        )
    }

    /// Creates a digest from 64 lower-case hexadecimal digits, or returns nil for other text.
    public init?(hexadecimal text: String) {
        guard let bytes = Hexadecimal.decode(text) else { return nil }
        self.init(bytes: bytes)
    }

    /// The 32 bytes.
    public var bytes: [UInt8] {
        withBytes { Array($0) }
    }

    /// Calls `body` with the 32 bytes, which are valid only during the call.
    func withBytes<Value>(_ body: (UnsafeRawBufferPointer) throws -> Value) rethrows -> Value {
        let numbers = (first.bigEndian, second.bigEndian, third.bigEndian, fourth.bigEndian)
        // Sound: a tuple of four equal numbers has no padding.
        return try withUnsafeBytes(of: numbers) { try body($0) }
    }
}

extension SHA256Digest: CustomStringConvertible {
    /// The digest as 64 lower-case hexadecimal digits.
    public var description: String { Hexadecimal.encode(bytes) }
}
