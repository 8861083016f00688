import Bookkeeping

/// Has a customer prove to have the recovery code.
struct RecoveryCheck: Sendable {
    let book: CustomerBook
    let prompt: CredentialPrompt

    /// Asks for the code and tries it.
    /// - Throws: `BankError` `customer.unknown`, `recovery.locked`, `recovery.form`,
    ///   `recovery.mistyped`, `recovery.wrong`; and what the reader of secrets throws.
    func prove(_ id: CustomerID) async throws -> Proof {
        let customer = try await book.customer(id)
        guard !customer.record.isLocked(.recoveryCode) else {
            throw Credential.recoveryCode.locked(id)
        }
        let code = try await prompt.recoveryCode(of: id)
        return try await TryGate(book: book).pass(.recoveryCode, of: id) { customer in
            try customer.record.recoverySeal.open(
                with: code,
                context: customer.context(of: .recovery)
            )
        }
    }
}
