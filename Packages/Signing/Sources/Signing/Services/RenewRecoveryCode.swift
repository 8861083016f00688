import Bookkeeping
import LedgerInterface

/// A recovery code in the book that no person has seen yet.
struct NewRecoveryCode: Sendable {
    let code: RecoveryCode
    /// The key of the customer, sealed under the code.
    let seal: RecoverySeal
    let proof: Proof
    let services: SigningServices

    /// Notes in the book that the code was shown, so that no other one is issued.
    ///
    /// After a failure the code is valid, and the customer may have another one.
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

/// Issues another recovery code to a customer whose first one was never shown.
///
/// The terminal, the disk or the program may have failed between the joining and its answer.
struct RenewRecoveryCode: Sendable {
    let services: SigningServices

    /// Asks for the password, and replaces the code.
    /// - Parameters:
    ///   - id: The customer.
    ///   - isDryRun: Whether to do everything but replacing the code.
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
            "the recovery code of '\(id)' was shown before, and is not shown again; with the "
                + "password you need no code"
        )
    }
}
