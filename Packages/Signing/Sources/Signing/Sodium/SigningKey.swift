package import Bookkeeping
import CSodium

/// A key that signs for a customer: Ed25519 (RFC 8032).
package struct SigningKey: Sendable {
    /// The 32 bytes from which the key is derived; sealing the key encrypts these bytes.
    package let seed: SecretBytes
    /// The 32 bytes of the public key.
    package let publicKey: HexBytes
    private let secretKey: SecretBytes

    /// Returns a new random key.
    package static func random() throws -> SigningKey {
        try SigningKey(seed: SecretBytes.random(count: Int(crypto_sign_SEEDBYTES)))
    }

    /// Derives the key from a seed.
    ///
    /// - Throws: `BankError` `sodium.seed` if the seed does not have 32 bytes.
    package init(seed: SecretBytes) throws {
        guard seed.count == Int(crypto_sign_SEEDBYTES) else {
            throw Sodium.failure("seed", "the seed of a key for signatures must have 32 bytes")
        }
        var publicKey = [UInt8](repeating: 0, count: Int(crypto_sign_PUBLICKEYBYTES))
        secretKey = try SecretBytes(count: Int(crypto_sign_SECRETKEYBYTES)) { secretKey in
            try seed.withBytes { seed in
                try Sodium.check(
                    crypto_sign_seed_keypair(&publicKey, secretKey.start, seed.start),
                    "keypair",
                    "a key for signatures cannot be made"
                )
            }
        }
        self.seed = seed
        self.publicKey = HexBytes(publicKey)
    }

    /// Returns the 64-byte signature of a message, which is always the same for the same message.
    package func sign(_ message: [UInt8]) throws -> HexBytes {
        var signature = [UInt8](repeating: 0, count: Int(crypto_sign_BYTES))
        try secretKey.withBytes { key in
            try Sodium.check(
                crypto_sign_detached(&signature, nil, message, UInt64(message.count), key.start),
                "sign",
                "a signature cannot be made"
            )
        }
        return HexBytes(signature)
    }

    /// Returns whether the owner of `publicKey` made the signature over `message`.
    package static func verify(
        _ signature: HexBytes,
        over message: [UInt8],
        with publicKey: HexBytes
    ) throws(BankError) -> Bool {
        try Sodium.start()
        guard signature.bytes.count == Int(crypto_sign_BYTES),
            publicKey.bytes.count == Int(crypto_sign_PUBLICKEYBYTES)
        else { return false }
        return crypto_sign_verify_detached(
            signature.bytes,
            message,
            UInt64(message.count),
            publicKey.bytes
        ) == 0
    }
}
