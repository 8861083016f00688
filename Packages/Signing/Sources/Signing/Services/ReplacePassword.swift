import Bookkeeping
import DependencyContainer

/// Puts a new password in the place of the one before.
struct ReplacePassword: Sendable {
    let book: CustomerBook
    let keyFile: KeyFile
    /// The key in that file.
    let fileKey: AsyncLazy<FileKey>
    let password: PasswordCheck
    let prompt: CredentialPrompt

    /// Changes the password of a customer who knows it.
    /// - Parameter isRehearsal: Does all but writing the new one.
    /// - Throws: `BankError` as ``PasswordCheck/prove(_:_:)``, `password.…` for what the rules
    ///   refuse, `password.changed`.
    func change(of id: CustomerID, isRehearsal: Bool) async throws {
        let (proof, old) = try await password.prove(id, "(the one until now)")
        let fileKey = try await fileKey.value
        let new = try await newPassword(of: proof.customer) { $0.digits.isEqual(to: old.digits) }
        guard !isRehearsal else { return }
        try await replace(by: new, fileKey: fileKey, proof: proof, purpose: .passwordChange)
    }

    /// Sets a new password of a customer who has the recovery code, and unlocks it.
    /// - Parameters:
    ///   - takingNewKeyFile: Seals with the key file that is there now, and makes one when there is
    ///     none: for when the one before is lost for good.
    ///   - isRehearsal: Does all but writing the new one.
    /// - Throws: `BankError` as ``RecoveryCheck/prove(_:)``, `password.…` for what the rules refuse,
    ///   `key.…`, `password.changed`.
    func recover(
        _ id: CustomerID,
        takingNewKeyFile: Bool,
        isRehearsal: Bool
    ) async throws {
        let seal = try await book.customer(id).record.passwordSeal
        // Nothing is made in a rehearsal; in earnest only after the code was right.
        let known = takingNewKeyFile ? nil : try await fileKey.value
        if let known { try keyFile.check(known, opensAnyOf: [seal]) }
        let proof = try await RecoveryCheck(book: book, prompt: prompt).prove(id)
        let customer = proof.customer
        let new = try await newPassword(of: customer) { password in
            guard let known else { return false }
            return try customer.record.passwordSeal.open(
                with: password,
                fileKey: known,
                context: customer.context(of: .password)
            ) != nil
        }
        guard !isRehearsal else { return }
        let fileKey = try known ?? keyFile.loadOrMake()
        try await replace(by: new, fileKey: fileKey, proof: proof, purpose: .passwordRecovery)
    }

    /// Asks for a password that the rules allow and that is not the one before.
    private func newPassword(
        of customer: Customer,
        isTheOneBefore: (Password) throws -> Bool
    ) async throws -> Password {
        let rules = PasswordRules(birth: customer.record.birth, phone: customer.record.phone)
        return try await prompt.newPassword { password in
            try rules.check(password)
            guard try !isTheOneBefore(password) else {
                throw BankError(
                    .refused,
                    code: "password.same",
                    "the new password must not be the one before"
                )
            }
        }
    }

    private func replace(
        by password: Password,
        fileKey: FileKey,
        proof: Proof,
        purpose: Purpose
    ) async throws {
        let seal = try PasswordSeal(
            proof.key,
            under: PasswordKey(password, fileKey: fileKey, stretching: .standard()),
            context: proof.customer.context(of: .password)
        )
        let before = proof.customer.record.passwordSeal
        try await book.update(proof.customer.id, for: purpose) { record in
            guard record.passwordSeal == before else {
                throw Credential.replaced(proof.customer.id)
            }
            record.passwordSeal = seal
            if purpose == .passwordRecovery { record.passwordTries.clearAll() }
        }
    }
}
