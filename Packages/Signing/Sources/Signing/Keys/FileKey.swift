import DependencyContainer

/// The key of a ``KeyFile``, and its name.
///
/// An object, so that there is one as long as somebody works with it, and none after that.
package final class FileKey: Sendable {
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

/// The key in the key file, read when it is first asked for: shared by those who sign at the same
/// moment, wiped when the last of them is done, and read anew for the next.
let fileKeyInject = AsyncInjectID<FileKey>("Signing.FileKey")
