internal import CSodium

/// A secret that only its key opens: XChaCha20-Poly1305 with a random nonce of 192 bits.
///
/// What it belongs to (whose key it is, which copy) is bound to it as associated data: moved
/// elsewhere, it does not open.
package struct SealedSecret: Sendable, Hashable, Codable {
    package let nonce: HexBytes
    /// The encrypted secret, and behind it the 16 bytes that prove it.
    package let ciphertext: HexBytes

    /// What was sealed before, as it was kept.
    package init(nonce: HexBytes, ciphertext: HexBytes) {
        self.nonce = nonce
        self.ciphertext = ciphertext
    }

    /// Seals a secret.
    /// - Parameters:
    ///   - key: 32 bytes.
    ///   - context: What it belongs to.
    package init(_ secret: SecretBytes, under key: SecretBytes, context: [UInt8]) throws {
        let nonce = try RandomBytes.make(count: Int(crypto_aead_xchacha20poly1305_ietf_NPUBBYTES))
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

    /// The secret, or nil when the key or the context is another, or anything was altered.
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
