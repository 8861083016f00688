import Bookkeeping

/// The file with 32 random bytes that every password needs to open a key, one for each book.
///
/// It is stored outside the book, so that a stolen book cannot be searched for its million
/// passwords.
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

    /// Returns whether there is a file, including one that cannot be read.
    func exists() throws -> Bool { try file.exists() }

    /// Returns the key in the file.
    ///
    /// - Throws: The errors of ``PrivateFile/load()``, with codes such as `key.missing`.
    package func load() throws -> FileKey {
        try FileKey(try file.load())
    }

    /// Returns the key in the file, which is created if it is missing.
    ///
    /// - Throws: The errors of ``load()`` except `key.missing`.
    package func loadOrMake() throws -> FileKey {
        _ = try file.makeIfMissing { try SecretBytes.random(count: PrivateFile.byteCount) }
        return try load()
    }

    /// Checks that a seal was made with a file key.
    ///
    /// - Throws: ``isOfOtherBook``.
    func check(_ key: FileKey, opens seal: PasswordSeal) throws(BankError) {
        guard seal.keyFile == key.name else { throw isOfOtherBook }
    }

    /// The error `key.other` of a file whose key no seal of the book was made with.
    var isOfOtherBook: BankError {
        file.refusal(
            "other",
            "belongs to another book; restore the key file that was used to seal the keys of this book"
        )
    }
}
