import DependencyContainer
import LedgerInterface

/// Has a customer prove to know the password.
struct PasswordCheck: Sendable {
    let book: CustomerBook
    let keyFile: KeyFile
    /// The key in that file.
    let fileKey: AsyncLazy<FileKey>
    let prompt: CredentialPrompt

    /// Asks for the password and tries it. What would fail whatever is typed is found before
    /// anything is asked or counted.
    /// - Parameter reason: What it is for, for the person.
    /// - Returns: The proof, and the password that was right.
    /// - Throws: `BankError` `customer.unknown`, `password.locked`, `password.form`,
    ///   `password.wrong`, `key.…`; and what the reader of secrets throws.
    func prove(
        _ id: CustomerID,
        _ reason: String
    ) async throws -> (proof: Proof, password: Password) {
        let customer = try await book.customer(id)
        guard !customer.record.passwordTries.isLocked else { throw Credential.password.locked(id) }
        let fileKey = try await fileKey.value
        try keyFile.check(fileKey, opensAnyOf: [customer.record.passwordSeal])
        let password = try await prompt.password(of: id, reason)
        let proof = try await TryGate(book: book).pass(.password, of: id) { customer in
            try customer.record.passwordSeal.open(
                with: password,
                fileKey: fileKey,
                context: customer.context(of: .password)
            )
        }
        return (proof, password)
    }
}
