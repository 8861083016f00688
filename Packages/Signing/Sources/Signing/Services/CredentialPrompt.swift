import Bookkeeping
import Console
import LedgerInterface
import Synchronization

/// Asks a customer for passwords and recovery codes.
struct CredentialPrompt: Sendable {
    let secrets: any SecretReader

    /// Asks for the customer's password.
    ///
    /// - Parameters:
    ///   - customer: The customer.
    ///   - reason: The words at the end of the question, such as `to check it`; nil for no words.
    ///   - preview: The lines that are signed with the password; nil to sign nothing.
    /// - Throws: `BankError` `password.form`, and the errors of the reader.
    func password(
        of customer: CustomerID,
        _ reason: String? = nil,
        toSign preview: MovementPreview?
    ) async throws -> Password {
        let question = ["Authentication password of \(customer)", reason].compactMap(\.self)
            .joined(separator: " ")
        return try Password(
            typed: try await secrets.secret(prompt: Self.prompt(question, below: preview))
        )
    }

    private static func prompt(_ question: String, below preview: MovementPreview?) -> String {
        guard let preview else { return question }
        return ([preview.title] + preview.lines.map { "  \($0.name): \($0.value)" } + [question])
            .joined(separator: "\n")
    }

    /// Asks twice for a new password.
    ///
    /// - Parameters:
    ///   - preview: The preview that is signed with the new password; nil to sign nothing.
    ///   - check: Throws an error if the password is refused; runs before the second question.
    /// - Throws: `BankError` `password.form`, `password.mismatch`, and the errors of the check and
    ///   the reader.
    func newPassword(
        toSign preview: MovementPreview? = nil,
        _ check: (Password) throws -> Void
    ) async throws -> Password {
        let question = "New authentication password (six digits)"
        let first = try await secrets.secret(prompt: Self.prompt(question, below: preview))
        let password = try Password(new: first)
        try check(password)
        let second = try await secrets.secret(prompt: "The same password again")
        guard let repeated = try second.withBytes(Password.init),
            password.digits.isEqual(to: repeated.digits)
        else {
            throw BankError(
                .refused,
                code: "password.mismatch",
                "the two passwords are not the same; type the new password twice"
            )
        }
        return password
    }

    /// Asks for the customer's recovery code.
    ///
    /// - Parameters:
    ///   - customer: The customer whose code is asked for.
    ///   - preview: The preview that is signed with the code.
    /// - Throws: `BankError` `recovery.form`, `recovery.mistyped`, and the errors of the reader.
    func recoveryCode(
        of customer: CustomerID,
        toSign preview: MovementPreview
    ) async throws -> RecoveryCode {
        let prompt = Self.prompt("Recovery code of \(customer)", below: preview)
        return try await secrets.secret(prompt: prompt).withBytes(RecoveryCode.init)
    }
}

/// Answers the questions of a use case with secrets that the customer has typed on a screen.
final class TypedSecrets: SecretReader {
    private let secrets: Mutex<ArraySlice<Secret>>

    /// - Parameter secrets: The secrets, in the order in which they are asked for.
    init(_ secrets: [Secret]) {
        self.secrets = Mutex(secrets[...])
    }

    func secret(prompt: String) async throws -> Secret {
        guard let next = secrets.withLock({ $0.popFirst() }) else { throw CancellationError() }
        return next
    }
}
