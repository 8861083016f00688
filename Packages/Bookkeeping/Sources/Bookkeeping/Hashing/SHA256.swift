/// SHA-256 as FIPS 180-4 (August 2015) defines it in sections 4.1.2, 5.1.1 and 6.2.
///
/// The toolchain has no implementation for Linux, and libsodium would be a large dependency for one
/// function without a key.
public enum SHA256 {
    private static let blockLength = 64

    /// Returns the digest of a message.
    public static func digest(of message: some Sequence<UInt8>) -> SHA256Digest {
        let bytes = padded(Array(message))
        var state: [UInt32] = [
            0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a,
            0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
        ]
        var schedule = [UInt32](repeating: 0, count: 64)
        for start in stride(from: 0, to: bytes.count, by: blockLength) {
            for index in 0..<16 {
                let at = start + index * 4
                schedule[index] =
                    UInt32(bytes[at]) << 24 | UInt32(bytes[at + 1]) << 16
                    | UInt32(bytes[at + 2]) << 8 | UInt32(bytes[at + 3])
            }
            compress(&schedule, into: &state)
        }
        return SHA256Digest(
            unchecked: state.flatMap { word in
                (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
            }
        )
    }

    /// Returns the message with a one bit, zeros, and its length in bits, in whole blocks.
    private static func padded(_ message: [UInt8]) -> [UInt8] {
        let bits = UInt64(message.count) &* 8
        let zeros = (blockLength * 2 - 9 - message.count % blockLength) % blockLength
        return message + CollectionOfOne(0x80) + repeatElement(0, count: zeros)
            + (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    }

    /// Processes a block, of which `schedule` has the first 16 words.
    private static func compress(_ schedule: inout [UInt32], into state: inout [UInt32]) {
        for index in 16..<64 {
            let (near, far) = (schedule[index - 2], schedule[index - 15])
            let small1 = near.rotated(17) ^ near.rotated(19) ^ (near >> 10)
            let small0 = far.rotated(7) ^ far.rotated(18) ^ (far >> 3)
            schedule[index] = small1 &+ schedule[index - 7] &+ small0 &+ schedule[index - 16]
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let big1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ big1 &+ choice &+ constants[index] &+ schedule[index]
            let big0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ big0 &+ majority)
        }
        for (index, word) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= word }
    }

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5,
        0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3,
        0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc,
        0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7,
        0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13,
        0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3,
        0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5,
        0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208,
        0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}

extension UInt32 {
    /// Returns the word rotated to the right by 1 to 31 bits.
    fileprivate func rotated(_ bits: UInt32) -> UInt32 {
        self &>> bits | self &<< (32 - bits)
    }
}

/// The 32 bytes of a SHA-256 hash.
public struct SHA256Digest: Sendable, Hashable {
    private static let length = 32

    /// The digest that the first entry of a book is chained to.
    public static let zero = SHA256Digest(unchecked: [UInt8](repeating: 0, count: length))

    /// The 32 bytes.
    public let bytes: [UInt8]

    /// Creates a digest from 32 bytes, or returns nil for another number of bytes.
    public init?(bytes: [UInt8]) {
        guard bytes.count == Self.length else { return nil }
        self.bytes = bytes
    }

    init(unchecked bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Creates a digest from 64 lower-case hexadecimal digits, or returns nil for other text.
    public init?(hexadecimal text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 2 * Self.length else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 0, to: digits.count, by: 2) {
            guard let high = Self.value(of: digits[index]),
                let low = Self.value(of: digits[index + 1])
            else { return nil }
            bytes.append(high << 4 | low)
        }
        self.bytes = bytes
    }

    private static func value(of digit: UInt8) -> UInt8? {
        switch digit {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}

extension SHA256Digest: CustomStringConvertible {
    /// The digest as 64 lower-case hexadecimal digits.
    public var description: String {
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
