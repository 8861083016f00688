import Bookkeeping
import LedgerInterface
import SigningInterface

/// A valid recovery code that the customer has not seen yet.
struct NewRecoveryCode: Sendable {
    let code: RecoveryCode
    /// The customer's signing key, sealed under the recovery code.
    let seal: RecoverySeal
    let proof: Proof
    let services: SigningServices

    /// Records in the book that the code was shown, so that no other code is issued.
    ///
    /// If recording fails, the code stays valid, but the customer may still get another code.
    func confirm() async {
        try? await services.post(
            .recoveryCodeConfirmation,
            MovementPreview(
                title: "The recovery code was shown",
                about: .init("Name", proof.customer.record.name)
            ),
            provenBy: proof
        ) {
            var credential = try await services.credential(of: proof)
            guard credential.value.recoverySeal == seal else {
                throw Credential.replaced(proof.customer.id)
            }
            credential.value.isRecoveryCodeConfirmed = true
            return [try credential.update()]
        }
    }
}

/// Issues a new recovery code to a customer who never saw the first code.
///
/// The terminal, the disk or the program may have failed before the code was shown.
struct RenewRecoveryCode: Sendable {
    let services: SigningServices

    /// Asks for the password, and replaces the recovery code.
    /// - Parameters:
    ///   - id: The customer.
    ///   - isDryRun: True to ask and check everything without replacing the code.
    /// - Returns: The new code; nil in a dry run.
    /// - Throws: The errors of ``PasswordCheck/prove(_:_:)``, and `BankError` `recovery.shown` when
    ///   a code was shown or used before.
    func callAsFunction(_ id: CustomerID, isDryRun: Bool) async throws -> NewRecoveryCode? {
        try await requireNotShown(services.book.credential(of: id).value, id)
        let preview = try await services.preview("Get a new recovery code", of: id)
        let proof = try await services.password.prove(id, "to get it", toSign: preview).proof
        guard !isDryRun else { return nil }
        let code = try RecoveryCode.random()
        let context = proof.customer.context(of: .recovery)
        let seal = try RecoverySeal(proof.key, under: code, context: context)
        try await services.post(.recoveryCodeRenewal, preview, provenBy: proof) {
            var credential = try await services.credential(of: proof)
            try requireNotShown(credential.value, id)
            credential.value.recoverySeal = seal
            return [try credential.update()]
        }
        return NewRecoveryCode(code: code, seal: seal, proof: proof, services: services)
    }

    private func requireNotShown(_ credential: CredentialRecord, _ id: CustomerID) throws {
        guard credential.isRecoveryCodeConfirmed else { return }
        throw BankError(
            .refused,
            code: "recovery.shown",
            "the recovery code of '\(id)' was already shown and is not shown again; use the "
                + "password instead"
        )
    }
}
