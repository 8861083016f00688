/// On whose word a transaction is made.
public enum Authority: Sendable {
    /// The customer's signature over exactly this movement: the parameters that
    /// `SigningInject.request(withSign:)` gave back.
    case customer(Movement, signed: [String: String])
    /// The bank's own.
    case bank(BankAuthority)
    /// None: enough where no money moves and nothing is closed.
    case unneeded
}
