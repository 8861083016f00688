/// The copy of a customer's key that is sealed under the recovery code, without the key file.
///
/// The code has 128 random bits, which cannot be searched.
package struct RecoverySeal: Sendable, Hashable, Codable {
    package let sealed: SealedSecret

    package init(_ key: SigningKey, under code: RecoveryCode, context: SealContext) throws {
        sealed = try SealedSecret(key.seed, under: Self.key(of: code), context: context.bytes)
    }

    /// Returns the key, or nil if the code is another one.
    package func open(with code: RecoveryCode, context: SealContext) throws -> SigningKey? {
        try sealed.open(under: Self.key(of: code), context: context.bytes)
            .map(SigningKey.init(seed:))
    }

    private static func key(of code: RecoveryCode) throws -> SecretBytes {
        try KeyedHash.key(under: code.bits, for: "ModularBank recovery key v1")
    }
}
