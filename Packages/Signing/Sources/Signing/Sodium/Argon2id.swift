internal import CSodium

/// How a password is stretched into a key: Argon2id (RFC 9106), version 1.3, one lane.
///
/// The parameters are kept with what the key seals, so that they can be raised: what was sealed
/// before still opens, and is sealed anew with the next password.
package struct Argon2id: Sendable, Hashable, Codable {
    /// How often it goes over the memory.
    package let passes: UInt64
    /// How much memory it fills, in KiB.
    package let kibibytes: Int
    /// 16 random bytes.
    package let salt: HexBytes

    /// The bank's least: 19 MiB and two passes (OWASP's first choice of Argon2id parameters).
    package static let minimum = (passes: UInt64(2), kibibytes: 19 * 1024)

    /// More than any bank would ask for. A record that does was not written by one, and would only
    /// make the computer swap.
    private static let mostKibibytes = 4 * 1024 * 1024

    package init(passes: UInt64, kibibytes: Int, salt: HexBytes) {
        self.passes = passes
        self.kibibytes = kibibytes
        self.salt = salt
    }

    /// The bank's parameters of today, with a new salt.
    package static func standard() throws -> Argon2id {
        Argon2id(
            passes: minimum.passes,
            kibibytes: minimum.kibibytes,
            salt: HexBytes(try RandomBytes.make(count: Int(crypto_pwhash_SALTBYTES)))
        )
    }

    /// The 32-byte key that the password gives.
    /// - Throws: `BankError` `sodium.argon2id` for want of memory, or for parameters that are none.
    package func key(from password: SecretBytes) throws -> SecretBytes {
        guard salt.bytes.count == Int(crypto_pwhash_SALTBYTES),
            (1...Self.mostKibibytes).contains(kibibytes)
        else {
            throw Sodium.failure("argon2id", "the parameters of the password's key are none")
        }
        return try SecretBytes(count: 32) { key in
            try password.withBytes { password in
                try Sodium.check(
                    crypto_pwhash(
                        key.start,
                        UInt64(key.count),
                        UnsafeRawPointer(password.start).assumingMemoryBound(to: CChar.self),
                        UInt64(password.count),
                        salt.bytes,
                        passes,
                        kibibytes * 1024,
                        crypto_pwhash_ALG_ARGON2ID13
                    ),
                    "argon2id",
                    "the password cannot be worked on: it takes \(kibibytes / 1024) MiB of memory"
                )
            }
        }
    }
}
