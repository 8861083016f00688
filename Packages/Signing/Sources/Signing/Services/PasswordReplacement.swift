import Bookkeeping
import LedgerInterface
import SigningInterface

/// A customer who may set a new password, after proving to know the old one or the recovery code.
struct PasswordReplacement: Sendable {
    var services: SigningServices
    let proof: Proof
    /// `.passwordChange`, or `.passwordRecovery`, which unlocks, too.
    let purpose: Purpose
    /// The lines that are signed.
    let preview: MovementPreview
    /// The present key file; nil to create one.
    let fileKey: FileKey?
    /// Returns whether a password is the present one.
    let isOld: @Sendable (Password) throws -> Bool

    /// - Throws: `BankError` `password.…` for a password that the rules refuse.
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

    /// Asks for the new password, and seals the customer's key under it, unless the old password was
    /// replaced meanwhile.
    ///
    /// - Parameters:
    ///   - isDryRun: Whether to do everything but writing the new password.
    ///   - newCode: A recovery code that replaces the one that was used; nil to keep that one.
    /// - Returns: The new recovery code, if any.
    /// - Throws: `BankError` `password.…`, `key.…`, and the errors of the reader.
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
