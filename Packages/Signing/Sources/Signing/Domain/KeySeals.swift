package import Bookkeeping

/// The copy of a customer's signing key that is sealed under the password and the key file.
package struct PasswordSeal: Sendable, Hashable, Codable {
    /// The parameters for stretching the password into a key.
    package let stretching: Argon2id
    /// The name of the file key with which the copy was sealed.
    package let keyFile: HexBytes
    package let sealed: SealedSecret

    /// Seals a customer's signing key.
    ///
    /// - Parameters:
    ///   - key: The customer's signing key.
    ///   - password: The stretched password. Stretching is slow, so the caller does it only
    ///     once, even if the sealing is repeated with another `context`.
    ///   - context: The customer and the kind of the copy.
    package init(_ key: SigningKey, under password: PasswordKey, context: SealContext) throws {
        stretching = password.stretching
        keyFile = password.keyFile
        sealed = try SealedSecret(key.seed, under: password.key, context: context.bytes)
    }

    /// Returns the customer's signing key, or nil if `password` is wrong.
    package func open(
        with password: Password,
        fileKey: FileKey,
        context: SealContext
    ) throws -> SigningKey? {
        let key = try PasswordKey(password, fileKey: fileKey, stretching: stretching)
        return try sealed.open(under: key.key, context: context.bytes).map(SigningKey.init(seed:))
    }
}

/// A key derived from a password and the key file: Argon2id of the password, hashed under the file
/// key.
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

/// The copy of a customer's signing key that is sealed under the recovery code alone.
///
/// The code has 128 random bits, too many to guess.
package struct RecoverySeal: Sendable, Hashable, Codable {
    package let sealed: SealedSecret

    package init(_ key: SigningKey, under code: RecoveryCode, context: SealContext) throws {
        sealed = try SealedSecret(key.seed, under: Self.key(of: code), context: context.bytes)
    }

    /// Returns the customer's signing key, or nil if `code` is wrong.
    package func open(with code: RecoveryCode, context: SealContext) throws -> SigningKey? {
        try sealed.open(under: Self.key(of: code), context: context.bytes)
            .map(SigningKey.init(seed:))
    }

    private static func key(of code: RecoveryCode) throws -> SecretBytes {
        try KeyedHash.key(under: code.bits, for: "ModularBank recovery key v1")
    }
}

/// The customer and the kind of copy to which a sealed key is bound.
///
/// A sealed copy does not open for another customer, or as the other kind of copy.
package struct SealContext: Sendable {
    /// The bytes that identify the customer and the kind of the copy.
    let bytes: [UInt8]

    /// The kind of a sealed copy: under the password or under the recovery code.
    package enum Copy: String, Sendable {
        case password, recovery
    }

    package init(_ copy: Copy, customer: CustomerID, publicKey: HexBytes) {
        var bytes = CanonicalBytes()
        bytes.append("ModularBank sealed key v1")
        bytes.append(copy.rawValue)
        bytes.append(customer.rawValue)
        bytes.append(publicKey.description)
        self.bytes = bytes.bytes
    }
}
