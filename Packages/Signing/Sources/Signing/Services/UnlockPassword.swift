import Bookkeeping

/// Unlocks the password of a customer who has the recovery code.
struct UnlockPassword: Sendable {
    let services: SigningServices

    /// - Parameters:
    ///   - id: The customer.
    ///   - isDryRun: Whether to do everything but the unlocking.
    /// - Throws: The errors of ``RecoveryCheck/prove(_:)``.
    func callAsFunction(_ id: CustomerID, isDryRun: Bool) async throws {
        let proof = try await services.recoveryCode.prove(id)
        guard !isDryRun else { return }
        try await services.post(.passwordUnlocking, "Unlock the password", provenBy: proof) {
            let unlocking = try await services.unlocking(id)
            var credential = try await services.credential(of: proof)
            credential.value.isRecoveryCodeConfirmed = true
            return [unlocking, try credential.update()]
        }
    }
}
