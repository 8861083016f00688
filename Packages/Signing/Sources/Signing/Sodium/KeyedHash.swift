import CSodium

/// Derives keys, and names that identify keys, with keyed BLAKE2b (RFC 7693).
package enum KeyedHash {
    /// Derives a 32-byte key from `key` and a message.
    ///
    /// - Parameters:
    ///   - key: The key, 16 to 64 bytes.
    ///   - purpose: A text that keeps the keys for different purposes apart.
    ///   - message: The message, which may be secret.
    package static func key(
        under key: SecretBytes,
        for purpose: String,
        message: SecretBytes? = nil
    ) throws -> SecretBytes {
        var prefix = CanonicalBytes()
        prefix.append(purpose)
        let input = try SecretBytes(count: prefix.bytes.count + (message?.count ?? 0)) { input in
            input.copyBytes(from: prefix.bytes)
            message?.withBytes {
                UnsafeMutableRawBufferPointer(rebasing: input[prefix.bytes.count...])
                    .copyMemory(from: $0)
            }
        }
        return try SecretBytes(count: 32) { try hash(input, under: key, into: $0) }
    }

    /// Returns a name that identifies a key and reveals nothing else about the key.
    package static func name(of key: SecretBytes) throws -> HexBytes {
        let name = try self.key(under: key, for: "ModularBank key name v1")
        return HexBytes(name.withBytes { Array($0.prefix(8)) })
    }

    private static func hash(
        _ message: SecretBytes,
        under key: SecretBytes,
        into output: UnsafeMutableRawBufferPointer
    ) throws {
        try message.withBytes { message in
            try key.withBytes { key in
                try Sodium.check(
                    crypto_generichash(
                        output.start,
                        output.count,
                        message.start,
                        UInt64(message.count),
                        key.start,
                        key.count
                    ),
                    "blake2b",
                    "a key cannot be derived"
                )
            }
        }
    }
}
