import CSodium

/// The parameters for deriving a key from a password: Argon2id (RFC 9106), version 1.3, one lane.
///
/// The parameters are stored with each sealed key, so that the bank can raise them later. Older
/// copies still open, and the next password is sealed with the new parameters.
package struct Argon2id: Sendable, Hashable, Codable {
    /// The number of passes over the memory.
    package let passes: UInt64
    /// The memory in KiB.
    package let kibibytes: Int
    /// The 16 random bytes of salt.
    package let salt: HexBytes

    /// The lowest parameters that the bank uses: 19 MiB and two passes, as OWASP recommends.
    package static let minimum = (passes: UInt64(2), kibibytes: 19 * 1024)

    // A record with more was not written by a bank, and would only make the computer swap.
    private static let maximumKibibytes = 4 * 1024 * 1024

    package init(passes: UInt64, kibibytes: Int, salt: HexBytes) {
        self.passes = passes
        self.kibibytes = kibibytes
        self.salt = salt
    }

    /// Returns the current parameters of the bank with a new random salt.
    package static func standard() throws -> Argon2id {
        Argon2id(
            passes: minimum.passes,
            kibibytes: minimum.kibibytes,
            salt: HexBytes(try Sodium.randomBytes(count: Int(crypto_pwhash_SALTBYTES)))
        )
    }

    /// Derives a 32-byte key from a password.
    ///
    /// - Throws: `BankError` `sodium.argon2id` if memory is missing or the parameters are invalid.
    package func key(from password: SecretBytes) throws -> SecretBytes {
        guard salt.bytes.count == Int(crypto_pwhash_SALTBYTES),
            (1...Self.maximumKibibytes).contains(kibibytes)
        else {
            throw Sodium.failure("argon2id", "the parameters that stretch the password are invalid")
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
                    "a password check needs \(kibibytes / 1024) MiB of memory; close other programs"
                )
            }
        }
    }
}
