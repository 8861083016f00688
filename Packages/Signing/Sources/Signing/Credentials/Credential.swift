import Bookkeeping

/// What a customer proves to be the customer with.
package enum Credential: Sendable {
    case password, recoveryCode
}

extension CustomerRecord {
    /// Whether wrong tries have locked it.
    ///
    /// While the password is locked the recovery code is not, however often it was wrong: nothing else
    /// would open the key any more, and nobody guesses 128 bits.
    func isLocked(_ credential: Credential) -> Bool {
        switch credential {
        case .password: self[tries: .password].isLocked
        case .recoveryCode: self[tries: .recoveryCode].isLocked && !isLocked(.password)
        }
    }
}

extension Credential {
    /// What is said when the password was replaced while it was looked at.
    static func replaced(_ customer: CustomerID) -> BankError {
        BankError(
            .refused,
            code: "password.changed",
            "the password of \(customer) was changed from elsewhere at the same moment; "
                + "nothing else was done"
        )
    }

    /// What is said to who comes while it is locked.
    func locked(_ customer: CustomerID) -> BankError {
        switch self {
        case .password:
            BankError(
                .passwordLocked,
                code: "password.locked",
                "the password of \(customer) is locked after \(TryCounter.limit) wrong tries; "
                    + "the recovery code unlocks it: bank customer unlock \(customer)"
            )
        case .recoveryCode:
            BankError(
                .passwordLocked,
                code: "recovery.locked",
                "the recovery code of \(customer) is locked after \(TryCounter.limit) wrong tries; "
                    + "the right password unlocks it: bank customer verify \(customer)"
            )
        }
    }

    /// What is said to who tried a wrong one.
    /// - Parameter left: How many tries there are before it is locked; nil when no try locks it.
    func wrong(left: Int?) -> BankError {
        let what = self == .password ? "password" : "recovery code"
        let tail =
            switch left {
            case nil: ""
            case .some(...0): "; it is locked now"
            case 1: "; one more wrong try locks it"
            case .some(let left): "; \(left) more wrong tries lock it"
            }
        return BankError(
            .passwordWrong,
            code: self == .password ? "password.wrong" : "recovery.wrong",
            "the \(what) is wrong\(tail)"
        )
    }
}
