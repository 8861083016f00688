import Bookkeeping
import LedgerInterface

/// Changes the password of a customer who knows it.
struct ChangePassword: Sendable {
    let services: SigningServices

    /// - Parameters:
    ///   - id: The customer.
    ///   - isDryRun: Whether to do everything but writing the new password.
    /// - Throws: The errors of ``PasswordCheck/prove(_:_:)``, `BankError` `password.…` for a
    ///   password that the rules refuse, and `password.changed`.
    func callAsFunction(of id: CustomerID, isDryRun: Bool) async throws {
        let preview = try await services.preview("Set a new password", of: id)
        let (proof, old) = try await services.password.prove(
            id,
            "(the current one)",
            toSign: preview
        )
        let fileKey = try await services.fileKey
        let new = try await services.newPassword(of: proof.customer) {
            $0.digits.isEqual(to: old.digits)
        }
        guard !isDryRun else { return }
        try await services.replacePassword(
            by: new,
            fileKey: fileKey,
            proof: proof,
            purpose: .passwordChange,
            preview
        )
    }
}

extension SigningServices {
    /// Asks for a new password that the rules allow.
    ///
    /// - Parameters:
    ///   - customer: The customer.
    ///   - isOld: Returns whether a password is the present one.
    func newPassword(
        of customer: Customer,
        isOld: (Password) throws -> Bool
    ) async throws -> Password {
        let rules = PasswordRules(birth: customer.record.birth, phone: customer.record.phone)
        return try await prompt.newPassword { password in
            try rules.check(password)
            guard try !isOld(password) else {
                throw BankError(
                    .refused,
                    code: "password.same",
                    "the new password must differ from the old one; choose another"
                )
            }
        }
    }

    /// Seals the customer's key under a new password, unless it was replaced meanwhile.
    ///
    /// - Parameters:
    ///   - password: The new password.
    ///   - fileKey: The key in the key file.
    ///   - proof: The proof of the old password or of the recovery code.
    ///   - purpose: `.passwordChange`, or `.passwordRecovery`, which unlocks, too.
    ///   - preview: The lines that are signed.
    func replacePassword(
        by password: Password,
        fileKey: FileKey,
        proof: Proof,
        purpose: Purpose,
        _ preview: MovementPreview
    ) async throws {
        let seal = try PasswordSeal(
            proof.key,
            under: PasswordKey(password, fileKey: fileKey, stretching: .standard()),
            context: proof.customer.context(of: .password)
        )
        try await post(purpose, preview, provenBy: proof) {
            let unlocking =
                purpose == .passwordRecovery ? [try await unlocking(proof.customer.id)] : []
            var credential = try await self.credential(of: proof)
            credential.value.passwordSeal = seal
            if purpose == .passwordRecovery { credential.value.isRecoveryCodeConfirmed = true }
            return try unlocking + [credential.update()]
        }
    }
}
