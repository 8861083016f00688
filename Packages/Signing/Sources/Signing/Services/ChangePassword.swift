import Bookkeeping
import SigningInterface

/// Changes the password of a customer who knows the current password.
struct ChangePassword: Sendable {
    let services: SigningServices

    /// - Parameters:
    ///   - id: The customer.
    ///   - isDryRun: True to ask and check everything without writing the new password.
    /// - Throws: The errors of ``begin(of:)``, `BankError` `password.…` for a password that the
    ///   rules refuse, and `password.changed`.
    func callAsFunction(of id: CustomerID, isDryRun: Bool) async throws {
        try await begin(of: id)(isDryRun: isDryRun)
    }

    /// Asks for the current password.
    /// - Returns: The next step, which asks for the new password.
    /// - Throws: The errors of ``PasswordCheck/prove(_:_:)``.
    func begin(of id: CustomerID) async throws -> PasswordReplacement {
        let preview = try await services.preview("Set a new password", of: id)
        let (proof, old) = try await services.password.prove(
            id,
            "(the current one)",
            toSign: preview
        )
        return PasswordReplacement(
            services: services,
            proof: proof,
            purpose: .passwordChange,
            preview: preview,
            fileKey: try await services.fileKey,
            isOld: { $0.digits.isEqual(to: old.digits) }
        )
    }
}
