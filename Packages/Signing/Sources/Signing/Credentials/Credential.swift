import LedgerInterface

/// What a customer proves to be the customer with.
package enum Credential: Sendable {
    case password, recoveryCode
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
    /// - Parameter left: How many tries there are before it is locked.
    func wrong(left: Int) -> BankError {
        let what = self == .password ? "password" : "recovery code"
        let tail =
            switch left {
            case ...0: "locked now"
            case 1: "one more wrong try locks it"
            default: "\(left) more wrong tries lock it"
            }
        return BankError(
            .passwordWrong,
            code: self == .password ? "password.wrong" : "recovery.wrong",
            "the \(what) is wrong; \(left <= 0 ? "it is " : "")\(tail)"
        )
    }
}
