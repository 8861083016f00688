import Bookkeeping

/// Who asked for a verification.
@MainActor
public protocol VerifyListener: AnyObject {
    /// Verify has ended; detach it now, before returning. Called once.
    func verifyDidFinish(with result: VerifyResult)
}

/// How a verification ended.
public enum VerifyResult: Sendable, Hashable {
    /// The customer has signed: the parameters of the movement, and with them the signature and until
    /// when it holds.
    case signed([String: String])

    /// The person went back without signing.
    case cancelled

    /// The person went back after reading why it cannot be signed now: the password is locked, the key
    /// is not there.
    case refused(BankError)
}
