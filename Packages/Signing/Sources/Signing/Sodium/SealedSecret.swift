internal import CSodium

/// A secret that only its key opens: XChaCha20-Poly1305 with a random nonce of 192 bits.
///
/// Its context is bound to it as associated data, so it does not open in another context.
package struct SealedSecret: Sendable, Hashable, Codable {
    package let nonce: HexBytes
    /// The encrypted secret and the 16 bytes that authenticate it.
    package let ciphertext: HexBytes

    /// Creates a secret that was sealed before.
    package init(nonce: HexBytes, ciphertext: HexBytes) {
        self.nonce = nonce
        self.ciphertext = ciphertext
    }

    /// Seals a secret.
    ///
    /// - Parameters:
    ///   - secret: The secret.
    ///   - key: The key, 32 bytes.
    ///   - context: The context in which the secret opens.
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

    /// Returns the secret; nil if the key or the context is another one, or anything was altered.
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
