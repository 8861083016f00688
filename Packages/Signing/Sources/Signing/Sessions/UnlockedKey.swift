import DependencyContainer
import LedgerInterface
import Synchronization

/// The place of a customer's unsealed key: empty until the password was right, and again when the
/// session is over. Nobody else keeps the key, so emptying the place wipes it.
final class UnlockedKey: Disposable {
    private enum State {
        case locked
        case unlocked(SigningKey)
        case over
    }

    private let state = Mutex(State.locked)

    /// Keeps the key from now on.
    /// - Throws: `BankError` `session.over` when the session has ended meanwhile.
    func unlock(with key: SigningKey) throws(BankError) {
        let isOver = state.withLock { state in
            if case .over = state { return true }
            state = .unlocked(key)
            return false
        }
        if isOver { throw Self.over }
    }

    /// The customer's signature over these bytes.
    /// - Throws: `BankError` `session.locked` before the key was unlocked, `session.over` after the
    ///   session.
    func sign(_ message: [UInt8]) throws -> HexBytes {
        try state.withLock { state in
            switch state {
            case .locked:
                throw BankError(
                    .internalError,
                    code: "session.locked",
                    "something was to be signed before the password was asked for"
                )
            case .unlocked(let key): try key.sign(message)
            case .over: throw Self.over
            }
        }
    }

    /// Wipes the key.
    func dispose() {
        state.withLock { $0 = .over }
    }

    private static let over = BankError(
        .refused,
        code: "session.over",
        "the customer has signed out meanwhile; nothing was signed"
    )
}
