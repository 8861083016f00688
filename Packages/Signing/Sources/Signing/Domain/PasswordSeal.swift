/// The copy of a customer's key that is sealed under the password and the key file together.
package struct PasswordSeal: Sendable, Hashable, Codable {
    /// The parameters that stretch the password.
    package let stretching: Argon2id
    /// The name of the file key that it was sealed with.
    package let keyFile: HexBytes
    package let sealed: SealedSecret

    /// Seals a key.
    ///
    /// - Parameters:
    ///   - key: The customer's key.
    ///   - password: The stretched password. Stretching takes long, and the customer may get
    ///     another id meanwhile, so it is done before.
    ///   - context: The owner of the key.
    package init(_ key: SigningKey, under password: PasswordKey, context: SealContext) throws {
        stretching = password.stretching
        keyFile = password.keyFile
        sealed = try SealedSecret(key.seed, under: password.key, context: context.bytes)
    }

    /// Returns the key, or nil if the password is another one.
    package func open(
        with password: Password,
        fileKey: FileKey,
        context: SealContext
    ) throws -> SigningKey? {
        let key = try PasswordKey(password, fileKey: fileKey, stretching: stretching)
        return try sealed.open(under: key.key, context: context.bytes).map(SigningKey.init(seed:))
    }
}

/// The key that a password and the key file give together: Argon2id of the password, hashed under
/// the file key.
package struct PasswordKey: Sendable {
    /// The 32 bytes of the key.
    let key: SecretBytes
    let stretching: Argon2id
    /// The name of the file key.
    let keyFile: HexBytes

    package init(_ password: Password, fileKey: FileKey, stretching: Argon2id) throws {
        self.stretching = stretching
        keyFile = fileKey.name
        key = try KeyedHash.key(
            under: fileKey.bytes,
            for: "ModularBank password key v1",
            message: stretching.key(from: password.digits)
        )
    }
}
