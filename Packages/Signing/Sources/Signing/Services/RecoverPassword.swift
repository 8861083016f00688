import Bookkeeping
import SigningInterface

/// Sets a new password for a customer who has the recovery code, and unlocks the password.
struct RecoverPassword: Sendable {
    let services: SigningServices

    /// - Parameters:
    ///   - id: The customer.
    ///   - takingNewKeyFile: True to accept a new key file because the old key file is lost. A
    ///     missing file is created.
    ///   - isDryRun: True to ask and check everything without writing the new password.
    /// - Throws: The errors of ``begin(_:takingNewKeyFile:)``, `BankError` `password.…` for a
    ///   password that the rules refuse, and `password.changed`.
    func callAsFunction(
        _ id: CustomerID,
        takingNewKeyFile: Bool,
        isDryRun: Bool
    ) async throws {
        try await begin(id, takingNewKeyFile: takingNewKeyFile)(isDryRun: isDryRun)
    }

    /// Asks for the recovery code.
    /// - Returns: The next step, which asks for the new password.
    /// - Throws: The errors of ``RecoveryCheck/prove(_:)``, and `BankError` `key.…`.
    func begin(
        _ id: CustomerID,
        takingNewKeyFile: Bool = false
    ) async throws -> PasswordReplacement {
        let seal = try await services.book.credential(of: id).value.passwordSeal
        let known = try await fileKey(mayBeMissing: takingNewKeyFile)
        if let known, !takingNewKeyFile {
            try await services.keyFile.check(known, opens: seal)
        }
        let preview = try await services.preview("Set a new password", of: id)
        let proof = try await services.recoveryCode.prove(id, toSign: preview)
        return PasswordReplacement(
            services: services,
            proof: proof,
            purpose: .passwordRecovery,
            preview: preview,
            fileKey: known,
            isOld: { password in
                guard let known else { return false }
                return try proof.credential.passwordSeal.open(
                    with: password,
                    fileKey: known,
                    context: proof.customer.context(of: .password)
                ) != nil
            }
        )
    }

    /// Returns the current file key, or nil if the key file is missing and `mayBeMissing` is true.
    ///
    /// A new key file is created only after a correct recovery code, and never in a dry run.
    private func fileKey(mayBeMissing: Bool) async throws -> FileKey? {
        do {
            return try await services.fileKey
        } catch let error as BankError where mayBeMissing && error.code == "key.missing" {
            return nil
        }
    }
}
