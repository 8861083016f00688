import DependencyContainer

/// The bank's keys for checkpoints of the log, one for each book, stored outside the book.
///
/// A book's signer is made once. When its file is lost or replaced, every use fails and no new one
/// is made.
public protocol LogSigner: Sendable {
    /// Returns whether a book has a signer, including one that cannot be read.
    /// - Parameter book: The book's id, 16 lowercase hexadecimal digits.
    /// - Throws: `BankError` `signer.unreadable` or `signer.book`.
    func exists(for book: String) throws -> Bool

    /// Makes the signer of a book, when the book itself is made or upgraded.
    ///
    /// The key is on the disk when this returns.
    /// - Parameter book: The book's id, 16 lowercase hexadecimal digits.
    /// - Returns: The public key.
    /// - Throws: `BankError` `signer.exists` if the book has one, and the errors of
    ///   ``publicKey(for:)`` except `signer.missing`.
    func make(for book: String) throws -> LogPublicKey

    /// Returns the public key of a book's signer.
    /// - Parameter book: The book's id, 16 lowercase hexadecimal digits.
    /// - Throws: `BankError` `signer.missing`, `signer.permissions`, `signer.links`,
    ///   `signer.damaged`, `signer.folder`, `signer.unreadable`, or `signer.book` for an invalid
    ///   id.
    func publicKey(for book: String) throws -> LogPublicKey

    /// Signs bytes with Ed25519.
    /// - Parameters:
    ///   - bytes: The bytes, such as the text of a checkpoint.
    ///   - book: The book's id, 16 lowercase hexadecimal digits.
    ///   - expected: The key of the book's earlier checkpoints; nil before the first one.
    /// - Returns: The signature, 64 bytes.
    /// - Throws: `BankError` `signer.other` if the signer has another key than the expected one,
    ///   and the errors of ``publicKey(for:)``.
    func sign(
        _ bytes: [UInt8],
        for book: String,
        expecting expected: LogPublicKey?
    ) throws -> [UInt8]
}

/// The id of the bank's signer of checkpoints.
public let logSignerInject = InjectID<any LogSigner>("LogSigner")

/// The public half of a signer.
public struct LogPublicKey: Sendable, Hashable {
    /// The name of the verifier, which is the origin of the log, such as
    /// `modularbank/0123456789abcdef`.
    public let name: String
    /// The Ed25519 public key, 32 bytes.
    public let bytes: [UInt8]

    /// Creates a public key.
    /// - Parameters:
    ///   - book: The book's id, 16 lowercase hexadecimal digits.
    ///   - bytes: The Ed25519 public key, 32 bytes.
    public init(book: String, bytes: [UInt8]) {
        name = "modularbank/" + book
        self.bytes = bytes
    }
}

/// A verifier of Ed25519 signatures, which needs neither a book nor a signer.
public protocol Ed25519Verifying: Sendable {
    /// Returns whether a signature over bytes was made with the key of a public key.
    /// - Parameters:
    ///   - signature: The signature; one of another length than 64 bytes is not valid.
    ///   - bytes: The signed bytes.
    ///   - publicKey: The public key; with one of another length than 32 bytes nothing is valid.
    /// - Throws: `BankError` `sodium.start` if the library of signatures cannot start.
    func isValid(_ signature: [UInt8], over bytes: [UInt8], with publicKey: [UInt8]) throws -> Bool
}

/// The id of the verifier of Ed25519 signatures.
public let ed25519VerifierInject = InjectID<any Ed25519Verifying>("Ed25519Verifier")
