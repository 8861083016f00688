import Bookkeeping
import SigningInterface

/// A secret with which customers prove their identity.
package enum Credential: Sendable {
    case password, recoveryCode
}

extension Credential {
    /// Returns the error for a password that was replaced while the old password was being checked.
    static func replaced(_ customer: CustomerID) -> BankError {
        BankError(
            .refused,
            code: "password.changed",
            "the password of '\(customer)' was just changed by another command, so this request "
                + "was not carried out; try again"
        )
    }

    /// Returns the error for an attempt with a locked credential.
    func locked(_ customer: CustomerID) -> BankError {
        switch self {
        case .password:
            BankError(
                .passwordLocked,
                code: "password.locked",
                "the password of '\(customer)' is locked after \(FailedAttempts.limit) wrong "
                    + "tries; the recovery code unlocks it: 'bank customer unlock \(customer)'"
            )
        case .recoveryCode:
            BankError(
                .passwordLocked,
                code: "recovery.locked",
                "the recovery code of '\(customer)' is locked after \(FailedAttempts.limit) wrong "
                    + "tries; the right password unlocks it: 'bank customer verify \(customer)'"
            )
        }
    }

    /// Returns the error for a failed attempt.
    ///
    /// - Parameter left: The number of attempts until the credential is locked; nil if it is never
    ///   locked.
    func wrong(left: Int?) -> BankError {
        let name = self == .password ? "password" : "recovery code"
        let consequence =
            switch left {
            case nil: ""
            case .some(...0): "; it is locked now"
            case 1: "; one more wrong try locks it"
            case .some(let left): "; \(left) more wrong tries lock it"
            }
        return BankError(
            .passwordWrong,
            code: self == .password ? "password.wrong" : "recovery.wrong",
            "the \(name) is wrong\(consequence)"
        )
    }
}
