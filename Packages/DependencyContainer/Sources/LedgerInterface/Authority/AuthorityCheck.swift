import Bookkeeping

/// The part of checking an authority that looks beyond the book: at the bank's issuer, and at the
/// signature, which only Signing can read.
///
/// What the authority must allow, given what the transaction moves, is for ``PostingRules``.
public struct AuthorityCheck: Sendable {
    private let issuer: AuthorityIssuer
    private let verifier: @Sendable () throws -> any AuthorityVerifier

    /// - Parameters:
    ///   - issuer: The one whose authorities count.
    ///   - verifier: Asked for when the first signature comes, since verifiers read the book too.
    public init(
        issuer: AuthorityIssuer,
        verifier: @escaping @Sendable () throws -> any AuthorityVerifier
    ) {
        self.issuer = issuer
        self.verifier = verifier
    }

    /// The authority of a draft, as the book will keep it. Called outside of any transaction: the
    /// verifier may take its time, and may read the book.
    /// - Throws: ``BankError`` `authority.bank` when the bank's issuer does not stand behind it; what
    ///   the verifier throws.
    public func booked(_ draft: TransactionDraft, at now: Timestamp) async throws
        -> EntryAuthority
    {
        switch draft.authority {
        case .unneeded:
            return .none
        case .bank(let authority):
            let purpose = draft.intent.purpose
            guard issuer.issued(authority, for: purpose) else {
                throw BankError(
                    .refused,
                    code: "authority.bank",
                    "\(authority.name) has no authority of this bank for \(purpose)"
                )
            }
            return .bank(authority.name)
        case .customer(let movement, let signed):
            let signature = try await verifier().verify(signed, covers: movement, at: now)
            return .customer(movement.customer, signature: signature)
        }
    }
}
