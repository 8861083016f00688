/// An account to be opened by a transaction, which may use it at once.
///
/// Opening one of the bank's own accounts (without an owner) that stands already with the same kind
/// changes nothing, so whoever uses it just names it; any other account is opened once.
public struct AccountOpening: Sendable, Hashable {
    public let id: AccountID
    public let kind: AccountKind
    public let owner: CustomerID?

    public init(id: AccountID, kind: AccountKind, owner: CustomerID?) {
        self.id = id
        self.kind = kind
        self.owner = owner
    }
}
