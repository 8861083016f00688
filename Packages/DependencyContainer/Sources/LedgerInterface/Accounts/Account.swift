/// An account as the book knows it.
public struct Account: Sendable, Hashable {
    public let id: AccountID
    public let kind: AccountKind
    /// Whose money it is; nil for the bank's own accounts.
    public let owner: CustomerID?
    public let opened: BusinessDate
    /// The date it was closed; a closed account takes no more legs.
    public let closed: BusinessDate?
    /// The balance now, on the account's normal side.
    public let balance: Money

    public init(
        id: AccountID,
        kind: AccountKind,
        owner: CustomerID?,
        opened: BusinessDate,
        closed: BusinessDate? = nil,
        balance: Money = .zero
    ) {
        self.id = id
        self.kind = kind
        self.owner = owner
        self.opened = opened
        self.closed = closed
        self.balance = balance
    }
}
