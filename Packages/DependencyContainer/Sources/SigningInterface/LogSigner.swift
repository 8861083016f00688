import Bookkeeping
import DependencyContainer

/// The signer of the bank's checkpoints, whose key is a file outside the book.
///
/// A key belongs to one log, and is made together with its book or at the upgrade of a book. It is
/// never made again, because a new key beside an old book would hide that the book was exchanged.
public protocol LogSigner: Sendable {
    /// Returns whether the log has a key.
    /// - Parameter origin: The name of the log, such as `modularbank/8f2a41d09c1b77e3`.
    /// - Throws: `BankError` `key.…` when the file cannot be looked at.
    func hasKey(of origin: String) throws(BankError) -> Bool

    /// Makes the key of a log that has none, durably.
    /// - Throws: `BankError` `key.exists`, or `key.…` when the file cannot be written.
    func makeKey(of origin: String) throws(BankError)

    /// Returns the public key, by which strangers verify checkpoints and receipts.
    /// - Throws: `BankError` `key.missing`, or `key.…` when the file cannot be used.
    func verifierKey(of origin: String) throws(BankError) -> VerifierKey

    /// Returns the Ed25519 signature of a message, 64 bytes.
    /// - Throws: The errors of ``verifierKey(of:)``.
    func sign(_ message: [UInt8], for origin: String) throws(BankError) -> [UInt8]

    /// Returns whether a signature of a message was made with a public key (Ed25519, RFC 8032).
    func isValid(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool
}

/// The id of the signer of the bank's checkpoints.
public let logSignerInject = InjectID<any LogSigner>("LogSigner")

extension LogSigner {
    /// Returns the signed checkpoint of a head.
    /// - Throws: The errors of ``sign(_:for:)``.
    public func checkpoint(of head: TreeHead, in origin: String) throws(BankError) -> SignedNote {
        try SignedNote(
            signing: Checkpoint(origin: origin, head: head).text,
            key: verifierKey(of: origin)
        ) { (message) throws(BankError) in try sign(message, for: origin) }
    }
}
