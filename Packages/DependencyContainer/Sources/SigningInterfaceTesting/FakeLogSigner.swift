public import Bookkeeping
public import SigningInterface
import Synchronization

/// A signer in memory, whose signatures are hashes of the public key and the message.
///
/// The signer has a key for every log, either in use or prepared.
public final class FakeLogSigner: LogSigner {
    private let failure = Mutex<BankError?>(nil)
    private let heads = Mutex<[String: TreeHead]>([:])
    private let isInUse: Bool

    /// Creates a signer.
    /// - Parameter isInUse: Whether the keys are in use, as for existing books.
    public init(isInUse: Bool = true) {
        self.isInUse = isInUse
    }

    /// Makes all later signatures fail with an error; nil lets them succeed again.
    public func fail(with error: BankError?) {
        failure.withLock { $0 = error }
    }

    /// Returns whether the keys are in use.
    public func hasKey(of origin: String) -> Bool { isInUse }

    /// Does nothing.
    public func prepareKey(of origin: String) {}

    /// Does nothing.
    public func adoptKey(of origin: String) {}

    /// Does nothing.
    public func discardKey(of origin: String) {}

    /// Returns the public key.
    public func verifierKey(of origin: String) throws(BankError) -> VerifierKey {
        try VerifierKey(name: origin, publicKey: SHA256.digest(of: origin.utf8).bytes)
    }

    /// Returns the last head that was signed.
    public func lastHead(of origin: String) -> TreeHead? {
        heads.withLock { $0[origin] }
    }

    /// Signs the checkpoint of a head.
    /// - Throws: The error that was passed to ``fail(with:)``, or `signer.history`.
    public func sign(
        _ head: TreeHead,
        continuing continuation: LogContinuation,
        of origin: String
    ) throws -> SignedNote {
        let note = try checkpoint(of: head, in: origin)
        try heads.withLock { heads in
            if heads[origin] == nil, head.size <= 1 { return }
            try continuation.check(head, after: heads[origin])
            heads[origin] = head
        }
        return note
    }

    /// Signs a break in the history.
    public func sign(_ historyBreak: HistoryBreak, of origin: String) throws -> SignedNote {
        try note(historyBreak.text(in: origin), of: origin)
    }

    /// Replaces the last head.
    public func accept(_ historyBreak: HistoryBreak, of origin: String) {
        heads.withLock { heads in
            if heads[origin] == historyBreak.old { heads[origin] = historyBreak.new }
        }
    }

    /// Signs the checkpoint of any head, as a program with the key could.
    public func checkpoint(of head: TreeHead, in origin: String) throws -> SignedNote {
        try note(Checkpoint(origin: origin, head: head).text, of: origin)
    }

    private func note(_ text: String, of origin: String) throws -> SignedNote {
        if let failure = failure.withLock(\.self) { throw failure }
        let key = try verifierKey(of: origin)
        return SignedNote(signing: text, key: key) {
            Self.signature(of: $0, by: key.publicKey)
        }
    }

    /// Returns whether a signature was made by this type with a public key.
    public func isValid(
        _ signature: [UInt8],
        of message: [UInt8],
        by publicKey: [UInt8]
    ) -> Bool {
        Self.signature(of: message, by: publicKey) == signature
    }

    private static func signature(of message: [UInt8], by publicKey: [UInt8]) -> [UInt8] {
        let half = SHA256.digest(of: publicKey + message).bytes
        return half + half
    }
}
