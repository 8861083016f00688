public import Bookkeeping

/// A source of fake signatures without keys, and the verifier of these signatures.
public struct FakeSignatures: AuthorityVerifier {
    public init() {}

    /// Returns a customer's authority for a draft.
    /// - Parameters:
    ///   - draft: The draft to sign.
    ///   - customer: The customer who signs.
    ///   - from: The account that pays.
    ///   - to: The account that is paid.
    ///   - amount: The amount.
    ///   - number: A number that distinguishes signatures.
    ///   - expires: The time after which the signature is refused.
    public func authority(
        for draft: TransactionDraft,
        by customer: CustomerID,
        from: AccountID,
        to: AccountID,
        amount: Money,
        number: Int,
        expires: Timestamp = Timestamp(milliseconds: .max)
    ) -> Authority {
        let movement = Movement(
            customer: customer,
            from: from,
            to: to,
            amount: amount,
            purpose: draft.intent.purpose,
            idempotencyID: draft.intent.id,
            digest: draft.digest
        )
        return .customer(
            SignedMovement(
                movement,
                preview: MovementPreview(title: "Test", from: "a", to: "b", amount: amount),
                expires: expires
            ) { _ in "signature-\(number)" }
        )
    }

    /// Returns the key of a customer's record; the record itself does not have to exist.
    public func keyRecord(of customer: CustomerID) -> RecordKey {
        RecordKey("customer", customer.rawValue)
    }

    /// Accepts the signatures of this type.
    /// - Throws: ``BankError`` `signature.wrong` for any other signature.
    public func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError) {
        guard signed.signature.hasPrefix("signature-") else {
            throw BankError(
                .refused,
                code: "signature.wrong",
                "the signature is not the customer's; sign again"
            )
        }
    }
}
