public import Bookkeeping
public import SigningInterface
import Synchronization

/// A signer in memory, whose signatures are hashes of the public key and the message.
///
/// The signer has a key for every log, either in use or prepared.
public final class FakeLogSigner: LogSigner {
    private let failure = Mutex<BankError?>(nil)
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

    /// Returns the signature of a message.
    /// - Throws: The error that was passed to ``fail(with:)``.
    public func sign(_ message: [UInt8], for origin: String) throws(BankError) -> [UInt8] {
        if let failure = failure.withLock(\.self) { throw failure }
        return Self.signature(of: message, by: try verifierKey(of: origin).publicKey)
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
