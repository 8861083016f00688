/// The authorization that a draft presents to the ledger.
public enum Authority: Sendable {
    /// A customer's signature over exactly this movement, as the parameters that were signed.
    case customer(Movement, signed: [String: String])
    /// The authority of the bank itself.
    case bank(BankAuthority)
    /// No authorization, for drafts that move no money and close nothing.
    case unneeded
}

/// The authorization under which an entry was posted, as the book records it.
public enum EntryAuthority: Sendable, Hashable {
    /// No authorization: the entry moved no money.
    case none
    /// The authority of the bank, with the name of its holder.
    case bank(String)
    /// A customer's signature, with the name under which it was used up.
    case customer(CustomerID, signature: String)

    /// The authority for starting a book and closing a day.
    static let ledger = EntryAuthority.bank("Ledger")
}
