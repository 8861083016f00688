import Bookkeeping

/// A verifier of customers' signatures, which lets a ledger work without knowing Signing.
public protocol AuthorityVerifier: Sendable {
    /// Verifies that the signed parameters are the customer's signature over exactly one movement.
    /// - Parameters:
    ///   - signed: The parameters with the signature.
    ///   - movement: The movement that the parameters must describe.
    ///   - time: The time with which the expiry is compared.
    /// - Returns: The name of the signature, by which the ledger remembers that it was used.
    /// - Throws: ``BankError`` `signature.…` when a parameter is missing, added, altered or
    ///   expired.
    func verify(_ signed: [String: String], covers movement: Movement, at time: Timestamp)
        async throws -> String
}

/// The checks of a draft's authority that need more than the book: the issuer and the signature.
///
/// ``PostingRules`` check whether the authority covers the transaction.
public struct AuthorityCheck: Sendable {
    private let issuer: AuthorityIssuer
    private let verifier: @Sendable () throws -> any AuthorityVerifier

    /// Creates a check.
    /// - Parameters:
    ///   - issuer: The issuer of the bank's authority.
    ///   - verifier: Returns the verifier. It is called for the first signature, because a verifier
    ///     reads the book, too.
    public init(
        issuer: AuthorityIssuer,
        verifier: @escaping @Sendable () throws -> any AuthorityVerifier
    ) {
        self.issuer = issuer
        self.verifier = verifier
    }

    /// Verifies the authority of a draft and returns it in the form that the book records.
    ///
    /// Call this outside of any transaction, because the verifier may read the book.
    /// - Parameters:
    ///   - draft: The transaction.
    ///   - now: The time with which the expiry of a signature is compared.
    /// - Throws: ``BankError`` `authority.bank` for an authority of another issuer or purpose, and
    ///   the errors of the verifier.
    public func verify(_ draft: TransactionDraft, at now: Timestamp) async throws
        -> EntryAuthority
    {
        switch draft.authority {
        case .unneeded:
            return .none
        case .bank(let authority):
            let purpose = draft.intent.purpose
            guard issuer.hasIssued(authority, for: purpose) else {
                throw BankError(
                    .refused,
                    code: "authority.bank",
                    "the feature '\(authority.name)' has no authority of this bank for '\(purpose)'"
                )
            }
            return .bank(authority.name)
        case .customer(let movement, let signed):
            let signature = try await verifier().verify(signed, covers: movement, at: now)
            return .customer(movement.customer, signature: signature)
        }
    }
}
