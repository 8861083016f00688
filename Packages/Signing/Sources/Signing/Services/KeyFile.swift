import Bookkeeping

/// The file with 32 random bytes that is needed, with a password, to open a customer's signing key.
///
/// Each book has one key file. It is stored outside the book, so that a thief who has only the book
/// cannot try all one million passwords.
package struct KeyFile: Sendable {
    private let file: PrivateFile

    /// The path of the file.
    package var path: String { file.path }

    package init(path: String) {
        file = PrivateFile(
            path: path,
            name: "key file",
            code: "key",
            loss: "no password works without it"
        )
    }

    /// Returns the key that is stored in the file.
    ///
    /// - Throws: The errors of ``PrivateFile/load()``, with codes such as `key.missing`.
    package func load() throws -> FileKey {
        try FileKey(try file.load())
    }

    /// Returns the key in the file, after creating the file if it is missing.
    ///
    /// - Throws: The errors of ``load()`` except `key.missing`.
    package func loadOrMake() throws -> FileKey {
        _ = try file.makeIfMissing { try SecretBytes.random(count: PrivateFile.byteCount) }
        return try load()
    }

    /// Checks that `key` is the file key with which `seal` was made.
    ///
    /// - Throws: ``isOfOtherBook`` if another file key was used.
    func check(_ key: FileKey, opens seal: PasswordSeal) throws(BankError) {
        guard seal.keyFile == key.name else { throw isOfOtherBook }
    }

    /// The error `key.other`, for a key file that belongs to another book.
    var isOfOtherBook: BankError {
        file.refusal(
            "other",
            "belongs to another book; restore the key file of this book from a backup"
        )
    }
}
