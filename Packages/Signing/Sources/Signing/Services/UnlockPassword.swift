import Bookkeeping
import SigningInterface

/// Unlocks the password of a customer who knows the recovery code.
struct UnlockPassword: Sendable {
    let services: SigningServices

    /// - Parameters:
    ///   - id: The customer.
    ///   - isDryRun: True to ask and check everything without unlocking the password.
    /// - Throws: The errors of ``RecoveryCheck/prove(_:)``.
    func callAsFunction(_ id: CustomerID, isDryRun: Bool) async throws {
        let preview = try await services.preview("Unlock the password", of: id)
        let proof = try await services.recoveryCode.prove(id, toSign: preview)
        guard !isDryRun else { return }
        try await services.post(.passwordUnlocking, preview, provenBy: proof) {
            let unlocking = try await services.unlocking(id)
            var credential = try await services.credential(of: proof)
            credential.value.isRecoveryCodeConfirmed = true
            return [unlocking, try credential.update()]
        }
    }
}
