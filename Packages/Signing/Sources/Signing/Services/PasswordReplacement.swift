import Bookkeeping
import LedgerInterface
import SigningInterface

/// Replaces the password of a customer who has typed the correct old password or recovery code.
struct PasswordReplacement: Sendable {
    var services: SigningServices
    let proof: Proof
    /// The purpose: `.passwordChange`, or `.passwordRecovery`, which also unlocks the password.
    let purpose: Purpose
    /// The preview that is signed.
    let preview: MovementPreview
    /// The current file key; nil to create a key file.
    let fileKey: FileKey?
    /// Returns whether a password is the current password.
    let isOld: @Sendable (Password) throws -> Bool

    /// Checks that the rules allow a new password.
    /// - Throws: `BankError` `password.…` if the rules refuse the password.
    @Sendable func check(_ password: Password) throws {
        let record = proof.customer.record
        try PasswordRules(birth: record.birth, phone: record.phone).check(password)
        guard try !isOld(password) else {
            throw BankError(
                .refused,
                code: "password.same",
                "the new password must differ from the old one; choose another"
            )
        }
    }

    /// Asks for the new password, and seals the customer's signing key under the new password.
    ///
    /// - Parameters:
    ///   - isDryRun: True to ask and check everything without writing the new password.
    ///   - code: A new recovery code; nil to keep the current recovery code.
    /// - Returns: The new recovery code, or nil if none was created.
    /// - Throws: `BankError` `password.changed` if the old password was replaced meanwhile,
    ///   `password.…`, `key.…`, and the errors of the reader.
    @discardableResult
    func callAsFunction(
        isDryRun: Bool = false,
        newCode code: RecoveryCode? = nil
    ) async throws -> NewRecoveryCode? {
        let password = try await services.prompt.newPassword(check)
        guard !isDryRun else { return nil }
        let keyFile = try await services.keyFile
        let fileKey = try fileKey ?? keyFile.loadOrMake()
        let seal = try PasswordSeal(
            proof.key,
            under: PasswordKey(password, fileKey: fileKey, stretching: .standard()),
            context: proof.customer.context(of: .password)
        )
        let recoverySeal = try code.map {
            try RecoverySeal(proof.key, under: $0, context: proof.customer.context(of: .recovery))
        }
        try await services.post(purpose, preview, provenBy: proof) {
            var credential = try await services.credential(of: proof)
            credential.value.passwordSeal = seal
            guard purpose == .passwordRecovery else { return [try credential.update()] }
            credential.value.isRecoveryCodeConfirmed = recoverySeal == nil
            if let recoverySeal { credential.value.recoverySeal = recoverySeal }
            return [try await services.unlocking(proof.customer.id), try credential.update()]
        }
        guard let code, let recoverySeal else { return nil }
        let id = proof.customer.id
        let renewed = Proof(
            customer: proof.customer,
            credential: try await services.book.credential(of: id).value,
            key: proof.key
        )
        return NewRecoveryCode(code: code, seal: recoverySeal, proof: renewed, services: services)
    }
}
