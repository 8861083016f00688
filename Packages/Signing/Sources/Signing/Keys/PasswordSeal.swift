/// The copy of a customer's key that the password opens, together with the key file: neither is
/// enough alone.
package struct PasswordSeal: Sendable, Hashable, Codable {
    /// How the password is stretched.
    package let stretching: Argon2id
    /// The name of the key file's key that it was sealed with.
    package let keyFile: HexBytes
    package let sealed: SealedSecret

    /// Seals the key.
    /// - Parameter password: With its parameters and the key file's key, already worked on: that
    ///   takes long, and the customer may get another id meanwhile.
    package init(_ key: SigningKey, under password: PasswordKey, context: SealContext) throws {
        stretching = password.stretching
        keyFile = password.keyFile
        sealed = try SealedSecret(key.seed, under: password.key, context: context.bytes)
    }

    /// The key, or nil when the password is another.
    package func open(
        with password: Password,
        fileKey: FileKey,
        context: SealContext
    ) throws -> SigningKey? {
        let key = try PasswordKey(password, fileKey: fileKey, stretching: stretching)
        return try sealed.open(under: key.key, context: context.bytes).map(SigningKey.init(seed:))
    }
}
