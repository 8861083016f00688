/// The issuer of the bank's authorities; the composition root creates one issuer at launch.
///
/// Each module receives an authority with its own name. The rule of a purpose names the module that
/// may post entries for the purpose.
///
/// The ledger trusts only this issuer. It refuses authorities of an issuer that a feature created
/// itself.
public final class AuthorityIssuer: Sendable {
    public init() {}

    /// Issues the bank's authority to a module.
    /// - Parameter name: The name of the module; the book records the name with each entry.
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
    /// The name of the module that holds the authority; the book records the name with each entry.
    public let name: String
    let issuer: AuthorityIssuer
}
