import Bookkeeping
import DependencyContainer
import LedgerInterface
import SigningInterface

/// Checks a customer's password.
struct PasswordCheck: Sendable {
    let services: SigningServices

    /// Asks for the password, counts the attempt, and checks the password.
    ///
    /// Errors that do not depend on the password are thrown before the customer is asked and the
    /// attempt is counted.
    ///
    /// - Parameters:
    ///   - id: The customer.
    ///   - ask: Returns the typed password.
    /// - Returns: The proof and the correct password.
    /// - Throws: `BankError` `customer.unknown`, `password.locked`, `password.wrong`,
    ///   `password.changed`, `key.…`, and the errors of `ask`.
    func prove(
        _ id: CustomerID,
        asking ask: () async throws -> Password
    ) async throws -> (proof: Proof, password: Password) {
        let attempts = try await services.attempts
        let customer = try await attempts.customer(id, for: .password)
        guard !customer.attempts.isLocked(.password) else { throw Credential.password.locked(id) }
        let fileKey = try await services.fileKey
        let seal = try await services.book.credential(of: id).value.passwordSeal
        try await services.keyFile.check(fileKey, opens: seal)
        let password = try await ask()
        let proof = try await attempts.attempt(.password, of: id) { customer, credential in
            try credential.passwordSeal.open(
                with: password,
                fileKey: fileKey,
                context: customer.context(of: .password)
            )
        }
        return (proof, password)
    }

    /// Asks for the password on the command line, counts the attempt, and checks the password.
    ///
    /// - Parameters:
    ///   - id: The customer.
    ///   - reason: The words at the end of the question, such as `to check it`.
    ///   - preview: The preview that is signed with the password; nil to sign nothing.
    /// - Throws: The errors of ``prove(_:asking:)``, `password.form`, and the errors of the reader.
    func prove(
        _ id: CustomerID,
        _ reason: String,
        toSign preview: MovementPreview? = nil
    ) async throws -> (proof: Proof, password: Password) {
        try await prove(id) { try await services.prompt.password(of: id, reason, toSign: preview) }
    }

    /// Checks a password that was typed on a screen, and counts the attempt.
    ///
    /// - Throws: The errors of ``prove(_:asking:)``, and `BankError` `password.form`.
    func prove(_ id: CustomerID, with typed: any TypedPassword) async throws -> Proof {
        try await prove(id) { try Password(typed: typed) }.proof
    }

    /// Returns the number of wrong attempts that are left before the password is locked.
    ///
    /// - Throws: `BankError` `customer.unknown`.
    func attemptsLeft(of id: CustomerID) async throws -> PasswordAttempts {
        let customer = try await services.attempts.customer(id, for: .password)
        return PasswordAttempts(left: FailedAttempts.limit - customer.attempts.password.inARow)
    }
}
