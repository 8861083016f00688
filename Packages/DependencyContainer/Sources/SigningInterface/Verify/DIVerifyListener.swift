import Bookkeeping

/// Who asked for a verification.
@MainActor
public protocol DIVerifyListener: AnyObject {
    /// Verify has ended; detach it now, before returning.
    func verifyDidFinish(with result: DIVerifyResult)
}

/// How a verification ended.
public enum DIVerifyResult: Sendable, Hashable {
    /// The customer has signed: the parameters with the signature, as
    /// ``SigningInject/request(withSign:)`` gives them.
    case signed([String: String])

    /// The person went back without signing.
    case canceled

    /// It cannot be signed now: the password is locked, or the key is not there.
    case refused(BankError)
}
