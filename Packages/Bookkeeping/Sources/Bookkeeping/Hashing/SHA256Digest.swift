/// The 32 bytes that SHA-256 makes of a text.
public struct SHA256Digest: Sendable, Hashable {
    /// Always 32.
    public let bytes: [UInt8]

    /// How many bytes a digest has.
    public static let length = 32

    /// What the first entry of a book names as the hash before it.
    public static let zero = SHA256Digest(unchecked: [UInt8](repeating: 0, count: length))

    /// The digest of these bytes, or nil unless they are 32.
    public init?(bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    init(unchecked bytes: [UInt8]) {
        self.bytes = bytes
    }
}

extension SHA256Digest: CustomStringConvertible {
    /// 64 lower-case hex digits.
    public var description: String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
