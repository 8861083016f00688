/// The key that a password gives together with the key file: Argon2id of the password, hashed under
/// the file's key.
package struct PasswordKey: Sendable {
    /// 32 bytes.
    let key: SecretBytes
    let stretching: Argon2id
    /// The name of the file's key.
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
