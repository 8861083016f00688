import Bookkeeping
import SigningInterface

/// Checks a customer's recovery code.
struct RecoveryCheck: Sendable {
    let services: SigningServices

    /// Asks for the recovery code, counts the attempt, and checks the code.
    ///
    /// - Parameters:
    ///   - id: The customer.
    ///   - preview: The preview that is signed with the code.
    /// - Throws: `BankError` `customer.unknown`, `recovery.locked`, `recovery.form`,
    ///   `recovery.mistyped`, `recovery.wrong`, and the errors of the reader.
    func prove(_ id: CustomerID, toSign preview: MovementPreview) async throws -> Proof {
        let attempts = try await services.attempts
        let customer = try await attempts.customer(id, for: .recoveryCode)
        guard !customer.attempts.isLocked(.recoveryCode) else {
            throw Credential.recoveryCode.locked(id)
        }
        let code = try await services.prompt.recoveryCode(of: id, toSign: preview)
        return try await attempts.attempt(.recoveryCode, of: id) { customer, credential in
            try credential.recoverySeal.open(with: code, context: customer.context(of: .recovery))
        }
    }
}
