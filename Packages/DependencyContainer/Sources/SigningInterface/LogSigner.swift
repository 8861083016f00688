public import Bookkeeping
public import DependencyContainer

/// The signer of the bank's checkpoints, whose key is stored in a file outside the book.
///
/// A key belongs to one log, and is created together with the book of the log. The key is never
/// created again, because a new key beside an old book would hide that the book was replaced.
public protocol LogSigner: Sendable {
    /// Returns whether the log has a key in use, including an unreadable key.
    /// - Parameter origin: The name of the log, such as `modularbank/8f2a41d09c1b77e3`.
    /// - Throws: `BankError` `signer.…` when the file cannot be accessed.
    func hasKey(of origin: String) throws -> Bool

    /// Creates and stores the key of a new log, before the book of the log exists.
    ///
    /// A prepared key that was never used, because the process was killed, is replaced.
    /// - Throws: `BankError` `signer.exists` when the log has a key in use, or `signer.…` when the
    ///   file cannot be written.
    func prepareKey(of origin: String) throws

    /// Puts the prepared key in use after the book was created; does nothing without a prepared
    /// key.
    ///
    /// The prepared key can sign before it is in use, because the first checkpoint is signed before
    /// its book exists. Opening the book puts the key in use; creating a signature does not.
    func adoptKey(of origin: String) throws

    /// Removes the prepared key of a log whose book could not be created.
    func discardKey(of origin: String) throws

    /// Returns the public key, with which anyone can verify checkpoints and receipts.
    /// - Throws: `BankError` `signer.missing`, or `signer.…` when the file cannot be used.
    func verifierKey(of origin: String) throws -> VerifierKey

    /// Returns the Ed25519 signature of a message, 64 bytes.
    /// - Throws: The errors of ``verifierKey(of:)``.
    func sign(_ message: [UInt8], for origin: String) throws -> [UInt8]

    /// Returns whether a signature of a message was made with a public key (Ed25519, RFC 8032).
    func isValid(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool
}

/// The id of the ``LogSigner`` service.
public let logSignerInject = InjectID<any LogSigner>("LogSigner")

extension LogSigner {
    /// Returns the signed checkpoint of a head.
    /// - Throws: The errors of ``sign(_:for:)``.
    public func checkpoint(of head: TreeHead, in origin: String) throws -> SignedNote {
        try SignedNote(
            signing: Checkpoint(origin: origin, head: head).text,
            key: verifierKey(of: origin)
        ) { try sign($0, for: origin) }
    }
}
