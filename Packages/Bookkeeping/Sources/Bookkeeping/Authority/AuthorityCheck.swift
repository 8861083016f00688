/// A verifier of customers' signatures, so that a ledger need not depend on the signing feature.
public protocol AuthorityVerifier: Sendable {
    /// Returns the key of the record that stores the customer's public key.
    func keyRecord(of customer: CustomerID) -> RecordKey

    /// Verifies that a movement has the customer's signature.
    ///
    /// The verifier checks only the signature. The ledger checks the movement and the expiry, and
    /// that the signature was not used before.
    /// - Parameters:
    ///   - signed: The movement and its signature.
    ///   - keyRecord: The record with the key ``keyRecord(of:)``; nil when it does not exist.
    /// - Throws: ``BankError`` `signature.wrong`, `customer.unknown` without a record, or
    ///   `record.unreadable` for a malformed record.
    func verify(_ signed: SignedMovement, keyRecord: Record?) throws(BankError)
}

/// The checks of an entry's authority: the issuer, the signature, and the rule of the purpose.
public struct AuthorityCheck: Sendable {
    private let issuer: AuthorityIssuer
    let verifier: any AuthorityVerifier
    private let rules: AuthorityRules
    /// The collections with secret values; the history stores only the digests of these values.
    public let secrets: Set<String>

    /// Creates a check of the authority of drafts and entries.
    /// - Parameters:
    ///   - issuer: The issuer of the bank's authority.
    ///   - verifier: The verifier of customers' signatures.
    ///   - rules: The rules of all purposes.
    public init(issuer: AuthorityIssuer, verifier: any AuthorityVerifier, rules: AuthorityRules) {
        self.issuer = issuer
        self.verifier = verifier
        self.rules = rules
        secrets = rules.secrets
    }

    func rule(of purpose: Purpose) throws(BankError) -> AuthorityRule {
        try rules.rule(of: purpose)
    }

    /// Verifies the authority of a draft and returns it in the form that the book records.
    /// - Throws: ``BankError`` `authority.bank`, `signature.expired`, `signature.used`, and the errors
    ///   of the verifier.
    func grant(
        _ draft: TransactionDraft,
        in book: any BookReading,
        at now: Timestamp
    ) throws -> (authority: EntryAuthority, movement: Movement?) {
        switch draft.authority {
        case .unneeded:
            return (.none, nil)
        case .bank(let authority):
            guard issuer.hasIssued(authority) else {
                throw BankError(
                    .refused,
                    code: "authority.bank",
                    "the authority of '\(authority.name)' was not issued by this bank; "
                        + "use the authority that the bank gave to the module"
                )
            }
            return (.bank(authority.name), nil)
        case .customer(let signed):
            guard signed.expires >= now else {
                throw Self.refusal("expired", "the signature has expired; sign again")
            }
            try verifier.verify(signed, keyRecord: try keyRecord(of: signed, draft, in: book))
            guard try !book.isUsed(signature: signed.signature) else {
                throw Self.refusal(
                    "used",
                    "this signature was used before; sign again"
                )
            }
            let signature = CustomerSignature(signed)
            return (.customer(signed.movement.customer, signature), signed.movement)
        }
    }

    /// Returns the record with the public key of the customer who signed.
    ///
    /// If the draft creates this record for a new customer, the record is taken from the draft.
    private func keyRecord(
        of signed: SignedMovement,
        _ draft: TransactionDraft,
        in book: any BookReading
    ) throws -> Record? {
        let key = verifier.keyRecord(of: signed.movement.customer)
        guard let change = draft.records.first(where: { $0.key == key && $0.replacing == 0 }),
            let value = change.value
        else { return try book.record(key) }
        return Record(key: key, value: value, version: 1, linkedTo: change.linkedTo)
    }

    static func refusal(_ code: String, _ message: String) -> BankError {
        BankError(.refused, code: "signature.\(code)", message)
    }
}
