/// On whose word an entry was made, as the book keeps it.
public enum EntryAuthority: Sendable, Hashable {
    /// Nobody's: no money moved.
    case none
    /// The bank's own, by the name of its holder, such as `SafeBox`.
    case bank(String)
    /// The customer's, and the name of the signature that was used up by it.
    case customer(CustomerID, signature: String)
}

extension EntryAuthority {
    /// The ledger's own, for beginning a book and closing a day.
    static let ledger = EntryAuthority.bank("Ledger")
}
