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

    /// Returns the last head that was signed; nil if the signer remembers none.
    ///
    /// The head of a first entry is not remembered, because the log is named after that entry.
    /// - Throws: `BankError` `signer.…` when the file of the head cannot be used.
    func lastHead(of origin: String) throws -> TreeHead?

    /// Signs the checkpoint of a head, and first remembers the head durably.
    /// - Parameters:
    ///   - head: The head to sign.
    ///   - continuation: The proof that the log continues the head that was signed last.
    ///   - origin: The name of the log.
    /// - Throws: `BankError` `signer.history` for a head that does not continue the last one, or
    ///   `signer.changed` when another process has signed meanwhile. Also the errors of
    ///   ``verifierKey(of:)`` and ``lastHead(of:)``.
    func sign(
        _ head: TreeHead,
        continuing continuation: LogContinuation,
        of origin: String
    ) throws -> SignedNote

    /// Signs the break in the history of a book that was restored on purpose.
    /// - Throws: The errors of ``verifierKey(of:)``.
    func sign(_ historyBreak: HistoryBreak, of origin: String) throws -> SignedNote

    /// Remembers the new head of a break, if its old head is the one that was signed last.
    /// - Throws: The errors of ``lastHead(of:)``.
    func accept(_ historyBreak: HistoryBreak, of origin: String) throws

    /// Returns whether a signature of a message was made with a public key (Ed25519, RFC 8032).
    func isValid(_ signature: [UInt8], of message: [UInt8], by publicKey: [UInt8]) -> Bool
}

/// The id of the ``LogSigner`` service.
public let logSignerInject = InjectID<any LogSigner>("LogSigner")

/// The head that the bank has signed last, and the proof that the log continues it.
public enum LogContinuation: Sendable {
    /// The log continues no head, because none was signed.
    case new
    /// The head that was signed last, and the proof that it is a prefix of the log.
    case proven(TreeHead, ConsistencyProof)

    /// Requires that the proof holds, and that no other process has signed meanwhile.
    /// - Parameters:
    ///   - head: The head to sign.
    ///   - current: The head that the signer remembers.
    /// - Throws: `BankError` `signer.changed` or `signer.history`.
    public func check(_ head: TreeHead, after current: TreeHead?) throws(BankError) {
        guard case .proven(let last, let proof) = self, last == current else {
            if case .new = self, current == nil { return }
            throw .signerChanged
        }
        guard !proof.proves(last, isPrefixOf: head) else { return }
        throw .signedHistoryChanged(from: last, to: head)
    }
}

extension BankError {
    /// The error for a signer that another process has used meanwhile.
    static let signerChanged = BankError(
        .refused,
        code: "signer.changed",
        "another process has signed a checkpoint at the same moment; try again"
    )

    /// Returns the error for a log that does not continue the head that was signed last.
    public static func signedHistoryChanged(
        from last: TreeHead,
        to head: TreeHead
    ) -> BankError {
        BankError(
            .historyChanged,
            code: "signer.history",
            "the book does not continue the history that this computer has signed last: "
                + (head.size < last.size
                    ? "it has \(head.size) entries, but \(last.size) were signed"
                    : "its first \(last.size) entries differ from those that were signed")
                + "; restore the newer book, or accept this one with 'bank signer accept'"
        )
    }
}
