import Bookkeeping

/// Unlocks the password of a customer who has the recovery code.
struct UnlockPassword: Sendable {
    let services: SigningServices

    /// - Parameters:
    ///   - id: The customer.
    ///   - isDryRun: Whether to do everything but the unlocking.
    /// - Throws: The errors of ``RecoveryCheck/prove(_:)``.
    func callAsFunction(_ id: CustomerID, isDryRun: Bool) async throws {
        _ = try await services.recoveryCode.prove(id)
        guard !isDryRun else { return }
        try await services.book.update(id, for: .passwordUnlocking) { $0.passwordTries.clearAll() }
    }
}
