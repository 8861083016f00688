import Bookkeeping
import Console
import LedgerInterface

/// Asks a person for passwords and recovery codes.
struct CredentialPrompt: Sendable {
    let secrets: any SecretReader

    /// Asks for the customer's password.
    ///
    /// - Parameters:
    ///   - customer: The customer.
    ///   - reason: The reason in the question, such as `to transfer money …`.
    /// - Throws: `BankError` `password.form`, and the errors of the reader.
    func password(of customer: CustomerID, _ reason: String) async throws -> Password {
        try Password(
            typed: try await secrets.secret(
                prompt: "Authentication password of \(customer) \(reason)"
            )
        )
    }

    /// Asks for the customer's password below the lines that it signs.
    ///
    /// - Parameter movement: The movement.
    /// - Throws: `BankError` `password.form`, and the errors of the reader.
    func password(toSign movement: Movement) async throws -> Password {
        let lines = movement.details.map { "  \($0.name): \($0.value)" }
        let question = "Authentication password of \(movement.customer)"
        let prompt = [movement.title] + lines + [question]
        return try Password(
            typed: try await secrets.secret(prompt: prompt.joined(separator: "\n"))
        )
    }

    /// Asks twice for a new password.
    ///
    /// - Parameter check: Throws if the password is refused; runs before the second question.
    /// - Throws: `BankError` `password.form`, `password.mismatch`, and the errors of the check and
    ///   the reader.
    func newPassword(_ check: (Password) throws -> Void) async throws -> Password {
        let first = try await secrets.secret(prompt: "New authentication password (six digits)")
        guard let password = try first.withBytes(Password.init) else {
            throw BankError(
                .refused,
                code: "password.form",
                "the password must be six digits, 0 to 9"
            )
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
    ///
    /// - Throws: `BankError` `recovery.form`, `recovery.mistyped`, and the errors of the reader.
    func recoveryCode(of customer: CustomerID) async throws -> RecoveryCode {
        try await secrets.secret(prompt: "Recovery code of \(customer)")
            .withBytes(RecoveryCode.init)
    }
}
