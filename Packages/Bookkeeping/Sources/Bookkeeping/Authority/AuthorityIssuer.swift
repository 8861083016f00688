/// The source of the bank's authority, made once at launch by the composition root.
///
/// A module receives an authority in its own name, and the rule of a purpose names the holder that
/// may post it. The ledger trusts a single issuer, so an authority from an issuer that a feature
/// made for itself is refused.
public final class AuthorityIssuer: Sendable {
    public init() {}

    /// Issues an authority.
    /// - Parameter name: The holder, as the book records it.
    public func authority(_ name: String) -> BankAuthority {
        BankAuthority(name: name, issuer: self)
    }

    /// Returns whether this issuer issued `authority`.
    public func hasIssued(_ authority: BankAuthority) -> Bool {
        authority.issuer === self
    }
}

/// The bank's authority for transactions without a customer, such as interest and tax.
public struct BankAuthority: Sendable {
    /// The holder, as the book records it.
    public let name: String
    let issuer: AuthorityIssuer
}
