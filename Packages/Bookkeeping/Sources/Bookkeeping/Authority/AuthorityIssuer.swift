/// The source of the bank's authority, made once at launch by the composition root.
///
/// A module receives an authority for just the purposes that it needs. The ledger trusts a single
/// issuer, so an authority from an issuer that a feature made for itself is refused.
public final class AuthorityIssuer: Sendable {
    /// Creates an issuer.
    public init() {}

    /// Issues an authority.
    /// - Parameters:
    ///   - name: The holder, as the book records it.
    ///   - purposes: The purposes of the transactions that the holder may post.
    public func authority(_ name: String, for purposes: Purpose...) -> BankAuthority {
        BankAuthority(name: name, purposes: Set(purposes), issuer: self)
    }

    /// Returns whether this issuer issued `authority` for `purpose`.
    public func hasIssued(_ authority: BankAuthority, for purpose: Purpose) -> Bool {
        authority.issuer === self && authority.purposes.contains(purpose)
    }
}

/// The bank's authority for transactions without a customer, such as interest and tax.
public struct BankAuthority: Sendable {
    /// The holder, as the book records it.
    public let name: String
    /// The purposes of the transactions that the holder may post.
    public let purposes: Set<Purpose>
    let issuer: AuthorityIssuer
}
