import Bookkeeping
import LedgerInterface
import SigningInterface

extension SigningServices {
    /// Signs a request with the customer's unsealed key and posts the request, without asking the
    /// customer again.
    ///
    /// The customer has just typed the password or the recovery code for this request.
    /// - Parameters:
    ///   - purpose: The purpose of the request.
    ///   - preview: The signed preview, which the customer has read above the question for the
    ///     password.
    ///   - proof: The customer and the unsealed key.
    ///   - changes: Returns the changes to the current records; runs again after a conflict.
    /// - Throws: `BankError` such as `draft.changed`, and the errors of `changes`.
    func post(
        _ purpose: Purpose,
        _ preview: MovementPreview,
        provenBy proof: Proof,
        changes: @Sendable () async throws -> [RecordChange]
    ) async throws {
        let id = proof.customer.id
        let request = CustomerRequest(purpose: purpose, customer: id)
        let options = RequestOptions { _ in }
        _ = try await book.ledger.carryOut(
            request,
            options,
            sign: { try proof.key.sign($0, preview: $1, at: clock()) }
        ) {
            Proposal(
                TransactionDraft(Intent(id: options.id, request), records: try await changes()),
                preview: preview,
                asks: false,
                signedBy: Proposal.Signer(id)
            )
        }
    }

    /// Returns the preview of a request about a customer, to be signed.
    /// - Throws: `BankError` `customer.unknown`.
    func preview(_ title: String, of id: CustomerID) async throws -> MovementPreview {
        MovementPreview(title: title, about: .init("Name", try await book.record(of: id).name))
    }

    /// Returns the change that unlocks the password by clearing the failed attempts.
    func unlocking(_ id: CustomerID) async throws -> RecordChange {
        let key = CustomerBook.attemptsKey(of: id)
        guard var stored = try await book.ledger.record(key, as: AttemptsRecord.self) else {
            throw CustomerBook.unknown(id)
        }
        stored.value.password.clearAll()
        return try stored.update()
    }

    /// Returns the current record of the customer's sealed keys.
    ///
    /// - Throws: `BankError` `password.changed` if the password was replaced since the proof.
    func credential(of proof: Proof) async throws -> TypedRecord<CredentialRecord> {
        let stored = try await book.credential(of: proof.customer.id)
        guard stored.value.passwordSeal == proof.credential.passwordSeal else {
            throw Credential.replaced(proof.customer.id)
        }
        return stored
    }
}

extension SigningKey {
    /// The time in seconds for which a signature is valid.
    static let validity = Int64(120)

    /// Returns a movement with the signature, which is valid for two minutes.
    func sign(
        _ movement: Movement,
        preview: MovementPreview,
        at now: Timestamp
    ) throws -> SignedMovement {
        try SignedMovement(
            movement,
            preview: preview,
            expires: now.advanced(bySeconds: Self.validity)
        ) { try sign(SignatureBytes.of($0)).description }
    }
}
