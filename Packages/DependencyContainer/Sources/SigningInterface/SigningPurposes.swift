public import Bookkeeping

extension Purpose {
    /// Joining the bank as a customer.
    public static let customerJoining = Purpose("customer.join")
    /// Counting an attempt before a password or a recovery code is checked.
    public static let customerTry = Purpose("customer.try")
    /// Resetting the count of attempts after a correct password or recovery code.
    public static let customerProof = Purpose("customer.proof")
    /// Changing the password, which requires the current password.
    public static let passwordChange = Purpose("customer.password")
    /// Unlocking a password with the recovery code.
    public static let passwordUnlocking = Purpose("customer.unlock")
    /// Replacing a forgotten password, which the recovery code allows.
    public static let passwordRecovery = Purpose("customer.recover")
    /// Issuing a recovery code again, because the first code was never shown.
    public static let recoveryCodeRenewal = Purpose("customer.code")
    /// Recording that the recovery code was shown.
    public static let recoveryCodeConfirmation = Purpose("customer.code-shown")
    /// Continuing a session on screens that was locked; this changes nothing in the book.
    public static let sessionUnlocking = Purpose("session.unlock")

    /// The purposes of requests that the module Signing both creates and signs, without
    /// ``SigningInject``.
    public static let signedBySigningItself: Set = [
        customerJoining, passwordChange, passwordUnlocking, passwordRecovery, recoveryCodeRenewal,
        recoveryCodeConfirmation,
    ]
}
