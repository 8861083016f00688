/// The one place that issues the bank's own authority; made at launch, by the composition root.
///
/// A module gets an authority for just the purposes it needs. The ledger trusts one issuer only, so
/// an authority from an issuer that a feature made for itself is worth nothing.
public final class AuthorityIssuer: Sendable {
    public init() {}

    /// An authority for these purposes, for the module that needs it.
    /// - Parameter name: Who holds it, as the book will record it, such as `SafeBox`.
    public func authority(_ name: String, for purposes: Purpose...) -> BankAuthority {
        BankAuthority(name: name, purposes: Set(purposes), issuer: self)
    }

    /// Whether this issuer issued the authority, and for this purpose.
    public func issued(_ authority: BankAuthority, for purpose: Purpose) -> Bool {
        authority.issuer === self && authority.purposes.contains(purpose)
    }
}

/// The bank's own word, for what happens without the customer: cash paid in, interest, tax.
public struct BankAuthority: Sendable {
    /// Who holds it, as the book records it.
    public let name: String
    public let purposes: Set<Purpose>
    let issuer: AuthorityIssuer
}
