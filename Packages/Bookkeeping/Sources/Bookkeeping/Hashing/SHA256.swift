/// SHA-256 as FIPS 180-4 (August 2015) defines it in sections 4.1.2, 5.1.1 and 6.2.
///
/// The toolchain has no implementation for Linux, and libsodium would be a large dependency for one
/// hash function.
public enum SHA256 {
    private static let blockLength = 64

    /// Returns the digest of a message.
    public static func digest(of message: some Sequence<UInt8>) -> SHA256Digest {
        let digest = message.withContiguousStorageIfAvailable { bytes in
            Self.digest(of: UnsafeRawBufferPointer(bytes))
        }
        return digest ?? Array(message).withUnsafeBytes { Self.digest(of: $0) }
    }

    /// Returns the digest of the bytes in a buffer.
    public static func digest(of message: UnsafeRawBufferPointer) -> SHA256Digest {
        var state = State()
        let whole = message.count / blockLength * blockLength
        state.process(UnsafeRawBufferPointer(rebasing: message[..<whole]))
        let rest = message.count - whole
        let length = rest + 9 <= blockLength ? blockLength : 2 * blockLength
        // Sound: every byte of `last` is initialized before it is read, and no pointer leaves.
        withUnsafeTemporaryAllocation(byteCount: length, alignment: 8) { last in
            last.initializeMemory(as: UInt8.self, repeating: 0)
            last.copyMemory(from: UnsafeRawBufferPointer(rebasing: message[whole...]))
            last[rest] = 0x80
            let bits = UInt64(message.count) &* 8
            last.storeBytes(of: bits.bigEndian, toByteOffset: length - 8, as: UInt64.self)
            state.process(UnsafeRawBufferPointer(last))
        }
        return state.digest
    }

    /// The intermediate hash value, which each block updates.
    private struct State {
        private var (a, b, c, d): (UInt32, UInt32, UInt32, UInt32)
        private var (e, f, g, h): (UInt32, UInt32, UInt32, UInt32)

        init() {
            (a, b, c, d) = (0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a)
            (e, f, g, h) = (0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19)
        }

        var digest: SHA256Digest {
            SHA256Digest(
                UInt64(a) << 32 | UInt64(b),
                UInt64(c) << 32 | UInt64(d),
                UInt64(e) << 32 | UInt64(f),
                UInt64(g) << 32 | UInt64(h)
            )
        }

        /// Updates the hash value with blocks of 64 bytes.
        mutating func process(_ blocks: UnsafeRawBufferPointer) {
            guard !blocks.isEmpty else { return }
            // Sound: `compress` uses 64 constants and 64 words, and no pointer leaves. Each block
            // writes the words, which are trivial values, before it reads them.
            constants.withUnsafeBufferPointer { constants in
                withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { schedule in
                    for start in stride(from: 0, to: blocks.count, by: blockLength) {
                        for index in 0..<16 {
                            let word = blocks.loadUnaligned(
                                fromByteOffset: start &+ index &* 4,
                                as: UInt32.self
                            )
                            schedule[index] = UInt32(bigEndian: word)
                        }
                        compress(schedule, constants)
                    }
                }
            }
        }

        /// Updates the hash value with a block, whose 16 words are at the start of `schedule`.
        private mutating func compress(
            _ schedule: UnsafeMutableBufferPointer<UInt32>,
            _ constants: UnsafeBufferPointer<UInt32>
        ) {
            for index in 16..<64 {
                let (near, far) = (schedule[index &- 2], schedule[index &- 15])
                let small1 = near.rotated(17) ^ near.rotated(19) ^ (near &>> 10)
                let small0 = far.rotated(7) ^ far.rotated(18) ^ (far &>> 3)
                schedule[index] = small1 &+ schedule[index &- 7] &+ small0 &+ schedule[index &- 16]
            }
            // Local variables stay in registers.
            var (a, b, c, d) = (self.a, self.b, self.c, self.d)
            var (e, f, g, h) = (self.e, self.f, self.g, self.h)
            for index in 0..<64 {
                let big1 = e.rotated(6) ^ e.rotated(11) ^ e.rotated(25)
                let choice = (e & f) ^ (~e & g)
                let first = h &+ big1 &+ choice &+ constants[index] &+ schedule[index]
                let big0 = a.rotated(2) ^ a.rotated(13) ^ a.rotated(22)
                let majority = (a & b) ^ (a & c) ^ (b & c)
                (h, g, f, e) = (g, f, e, d &+ first)
                (d, c, b, a) = (c, b, a, first &+ big0 &+ majority)
            }
            self.a &+= a
            self.b &+= b
            self.c &+= c
            self.d &+= d
            self.e &+= e
            self.f &+= f
            self.g &+= g
            self.h &+= h
        }
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
    @inline(__always)
    fileprivate func rotated(_ bits: UInt32) -> UInt32 {
        self &>> bits | self &<< (32 &- bits)
    }
}
