import Bookkeeping
import DependencyContainer
import SigningInterface

/// Has a customer prove to know the password.
struct PasswordCheck: Sendable {
    let book: CustomerBook
    let keyFile: KeyFile
    /// The key in that file.
    let fileKey: AsyncLazy<FileKey>
    let prompt: CredentialPrompt

    /// Asks for the password and tries it. What would fail whatever is typed is found before
    /// anything is asked or counted.
    /// - Parameter asking: Gives the password.
    /// - Returns: The proof, and the password that was right.
    /// - Throws: `BankError` `customer.unknown`, `password.locked`, `password.wrong`,
    ///   `password.changed`, `key.…`; and what asking throws.
    func prove(
        _ id: CustomerID,
        asking: () async throws -> Password
    ) async throws -> (proof: Proof, password: Password) {
        let customer = try await book.customer(id)
        guard !customer.record.passwordTries.isLocked else { throw Credential.password.locked(id) }
        let fileKey = try await fileKey.value
        try keyFile.check(fileKey, opensAnyOf: [customer.record.passwordSeal])
        let password = try await asking()
        let proof = try await TryGate(book: book).pass(.password, of: id) { customer in
            try customer.record.passwordSeal.open(
                with: password,
                fileKey: fileKey,
                context: customer.context(of: .password)
            )
        }
        return (proof, password)
    }

    /// The same, asking on the command line.
    /// - Parameter reason: What it is for, for the person.
    /// - Throws: As ``prove(_:asking:)``, `password.form`; and what the reader of secrets throws.
    func prove(
        _ id: CustomerID,
        _ reason: String
    ) async throws -> (proof: Proof, password: Password) {
        try await prove(id) { try await prompt.password(of: id, reason) }
    }

    /// The same with what was typed on a screen.
    /// - Throws: As ``prove(_:asking:)``, and `BankError` `password.form`.
    func prove(_ id: CustomerID, with typed: any TypedPassword) async throws -> Proof {
        try await prove(id) { try Password(typed: typed) }.proof
    }

    /// How many wrong passwords there may still be.
    /// - Throws: `BankError` `customer.unknown`.
    func triesLeft(of id: CustomerID) async throws -> PasswordAttempts {
        let tries = try await book.customer(id).record.passwordTries
        return PasswordAttempts(left: TryCounter.limit - tries.inARow)
    }
}
