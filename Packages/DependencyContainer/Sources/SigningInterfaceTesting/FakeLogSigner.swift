import Bookkeeping
import SigningInterface
import Synchronization

/// A signer in memory, whose signatures are hashes of a number and the message.
public final class FakeLogSigner: LogSigner {
    private struct State {
        var keys: [String: UInt8] = [:]
        var failure: BankError?
    }

    private let state: Mutex<State>

    /// Creates a signer without keys.
    public init() {
        state = Mutex(State())
    }

    /// Makes every signature fail with an error from now on; nil ends that.
    public func fail(with error: BankError?) {
        state.withLock { $0.failure = error }
    }

    /// Returns whether the log has a key.
    public func hasKey(of origin: String) -> Bool {
        state.withLock { $0.keys[origin] != nil }
    }

    /// Makes the key of a log.
    public func makeKey(of origin: String) throws(BankError) {
        try state.withLock { (state) throws(BankError) in
            guard state.keys[origin] == nil else {
                throw BankError(.refused, code: "key.exists", "the log has a key already")
            }
            state.keys[origin] = UInt8(truncatingIfNeeded: state.keys.count + 1)
        }
    }

    /// Returns the public key.
    /// - Throws: `BankError` `key.missing`.
    public func verifierKey(of origin: String) throws(BankError) -> VerifierKey {
        try VerifierKey(
            name: origin,
            publicKey: [UInt8](repeating: try number(of: origin), count: 32)
        )
    }

    /// Returns the signature of a message.
    /// - Throws: `BankError` `key.missing`, or the error of ``fail(with:)``.
    public func sign(_ message: [UInt8], for origin: String) throws(BankError) -> [UInt8] {
        if let failure = state.withLock({ $0.failure }) { throw failure }
        return Self.signature(of: message, by: try number(of: origin))
    }

    /// Returns whether a signature was made by this type with a key.
    public func isValid(
        _ signature: [UInt8],
        of message: [UInt8],
        by publicKey: [UInt8]
    ) -> Bool {
        publicKey.first.map { Self.signature(of: message, by: $0) } == signature
    }

    private func number(of origin: String) throws(BankError) -> UInt8 {
        guard let number = state.withLock({ $0.keys[origin] }) else {
            throw BankError(.unreadableBook, code: "key.missing", "the log has no key")
        }
        return number
    }

    private static func signature(of message: [UInt8], by number: UInt8) -> [UInt8] {
        let half = SHA256.digest(of: [number] + message).bytes
        return half + half
    }
}
