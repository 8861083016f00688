/// The key of a ``KeyFile``, and its name.
package struct FileKey: Sendable {
    /// 32 bytes.
    package let bytes: SecretBytes
    /// What is kept beside whatever the key sealed: so a key file of another book is told from a
    /// wrong password, and costs nobody a try.
    package let name: HexBytes

    package init(_ bytes: SecretBytes) throws {
        self.bytes = bytes
        name = try KeyedHash.name(of: bytes)
    }
}
