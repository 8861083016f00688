import CSodium

/// An encrypted secret: XChaCha20-Poly1305 with a random nonce of 192 bits.
///
/// The secret opens only with its key and in its context, which is bound to the secret as
/// associated data.
package struct SealedSecret: Sendable, Hashable, Codable {
    package let nonce: HexBytes
    /// The encrypted secret and the 16 bytes that authenticate it.
    package let ciphertext: HexBytes

    /// Creates a sealed secret from its stored parts.
    package init(nonce: HexBytes, ciphertext: HexBytes) {
        self.nonce = nonce
        self.ciphertext = ciphertext
    }

    /// Encrypts a secret, so that only `key` opens it.
    ///
    /// - Parameters:
    ///   - secret: The bytes to encrypt.
    ///   - key: The key, 32 bytes.
    ///   - context: The bytes that must be given again to open the secret.
    package init(_ secret: SecretBytes, under key: SecretBytes, context: [UInt8]) throws {
        let nonce = try Sodium.randomBytes(count: Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES))
        var sealed = [UInt8](
            repeating: 0,
            count: secret.count + Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
        )
        try secret.withBytes { secret in
            try key.withBytes { key in
                try Sodium.check(
                    crypto_aead_xchacha20poly1305_ietf_encrypt(
                        &sealed,
                        nil,
                        secret.start,
                        UInt64(secret.count),
                        context,
                        UInt64(context.count),
                        nil,
                        nonce,
                        key.start
                    ),
                    "seal",
                    "a key cannot be sealed"
                )
            }
        }
        self.nonce = HexBytes(nonce)
        ciphertext = HexBytes(sealed)
    }

    /// Returns the secret; nil if the key or the context is wrong, or if the bytes were altered.
    package func open(under key: SecretBytes, context: [UInt8]) throws -> SecretBytes? {
        let length = ciphertext.bytes.count - Int(crypto_aead_xchacha20poly1305_ietf_ABYTES)
        guard length > 0, nonce.bytes.count == Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES)
        else { return nil }
        do {
            return try SecretBytes(count: length) { secret in
                let result = key.withBytes { key in
                    crypto_aead_xchacha20poly1305_ietf_decrypt(
                        secret.start,
                        nil,
                        nil,
                        ciphertext.bytes,
                        UInt64(ciphertext.bytes.count),
                        context,
                        UInt64(context.count),
                        nonce.bytes,
                        key.start
                    )
                }
                guard result == 0 else { throw DoesNotOpen() }
            }
        } catch is DoesNotOpen {
            return nil
        }
    }

    private struct DoesNotOpen: Error {}
}
