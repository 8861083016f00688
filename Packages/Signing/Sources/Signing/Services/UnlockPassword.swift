import Bookkeeping

/// Unlocks a password that was tried wrongly too often.
struct UnlockPassword: Sendable {
    let book: CustomerBook
    let prompt: CredentialPrompt

    /// Unlocks it for a customer who has the recovery code.
    /// - Parameter isRehearsal: Does all but unlocking.
    /// - Throws: `BankError` as ``RecoveryCheck/prove(_:)``.
    func unlock(_ id: CustomerID, isRehearsal: Bool) async throws {
        _ = try await RecoveryCheck(book: book, prompt: prompt).prove(id)
        guard !isRehearsal else { return }
        try await book.update(id, for: .passwordUnlocking) { $0.passwordTries.clearAll() }
    }
}
