import Bookkeeping
import Console

/// Asks a person for passwords and recovery codes.
struct CredentialPrompt: Sendable {
    let secrets: any SecretReader

    /// Asks for the customer's password.
    /// - Parameter reason: What it is for, for the person: `to transfer money …`.
    /// - Throws: `BankError` `password.form`, and what the reader throws.
    func password(of customer: CustomerID, _ reason: String) async throws -> Password {
        try Password(
            typed: try await secrets.secret(
                prompt: "Authentication password of \(customer) \(reason)"
            )
        )
    }

    /// Asks for a new password, and for the same once more.
    /// - Parameter check: Looks at it before it is asked for again, and throws when it is refused.
    /// - Throws: `BankError` `password.form`, `password.mismatch`, what the check throws, and what
    ///   the reader throws.
    func newPassword(_ check: (Password) throws -> Void) async throws -> Password {
        let first = try await secrets.secret(prompt: "New authentication password (six digits)")
        guard let password = try first.withBytes(Password.init) else {
            throw BankError(.refused, code: "password.form", "a password is six digits, 0 to 9")
        }
        try check(password)
        let second = try await secrets.secret(prompt: "The same password again")
        guard let repeated = try second.withBytes(Password.init),
            password.digits.isEqual(to: repeated.digits)
        else {
            throw BankError(
                .refused,
                code: "password.mismatch",
                "the two passwords are not the same; nothing was changed"
            )
        }
        return password
    }

    /// Asks for the customer's recovery code.
    /// - Throws: `BankError` `recovery.form`, `recovery.mistyped`, and what the reader throws.
    func recoveryCode(of customer: CustomerID) async throws -> RecoveryCode {
        try await secrets.secret(prompt: "Recovery code of \(customer)")
            .withBytes(RecoveryCode.init)
    }
}
