/// An account as the book keeps it, beside what its legs say.
public struct AuditedAccount: Sendable {
    public let id: AccountID
    public let kind: AccountKind
    /// The entry that opened it.
    public let openedBy: Int64
    /// The entry that closed it.
    public let closedBy: Int64?
    /// The balance that the book states.
    public let balance: Money

    public init(
        id: AccountID,
        kind: AccountKind,
        openedBy: Int64,
        closedBy: Int64?,
        balance: Money
    ) {
        self.id = id
        self.kind = kind
        self.openedBy = openedBy
        self.closedBy = closedBy
        self.balance = balance
    }
}

/// One leg of the account at hand.
public struct AuditedLeg: Sendable {
    public let sequence: Int64
    public let side: Side
    public let amount: Money
    /// The balance after it, as the book states it.
    public let balance: Money

    public init(sequence: Int64, side: Side, amount: Money, balance: Money) {
        self.sequence = sequence
        self.side = side
        self.amount = amount
        self.balance = balance
    }
}
