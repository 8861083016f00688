import DependencyContainer

/// The key in a ``KeyFile``, together with the key's name.
///
/// Simultaneous uses share one object. Its bytes are wiped when the last use ends.
package final class FileKey: Sendable {
    /// The 32 bytes of the key.
    package let bytes: SecretBytes
    /// The name of the key, which is stored with each signing key that this key has sealed.
    ///
    /// If the stored name differs from the name of the current key, the key file belongs to another
    /// book, and no attempt is counted.
    package let name: HexBytes

    package init(_ bytes: SecretBytes) throws {
        self.bytes = bytes
        name = try KeyedHash.name(of: bytes)
    }
}

/// The ID of the key in the key file, which is read on first use and wiped after the last use.
let fileKeyInject = AsyncInjectID<FileKey>("Signing.FileKey")
