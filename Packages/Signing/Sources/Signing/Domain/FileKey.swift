import DependencyContainer

/// The key of a ``KeyFile``, and its name.
///
/// It is an object, so that simultaneous uses share one copy, which is wiped with the last of them.
package final class FileKey: Sendable {
    /// The 32 bytes.
    package let bytes: SecretBytes
    /// The name that is stored with everything that the key sealed.
    ///
    /// It distinguishes the key file of another book from a wrong password, so no attempt is
    /// counted.
    package let name: HexBytes

    package init(_ bytes: SecretBytes) throws {
        self.bytes = bytes
        name = try KeyedHash.name(of: bytes)
    }
}

/// The key in the key file: read on first use, shared by simultaneous uses, wiped after the last
/// one, and read again for the next.
let fileKeyInject = AsyncInjectID<FileKey>("Signing.FileKey")
