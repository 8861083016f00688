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
    /// What the holds on it keep back of the balance.
    public let held: Money

    public init(
        id: AccountID,
        kind: AccountKind,
        owner: CustomerID?,
        opened: BusinessDate,
        closed: BusinessDate? = nil,
        balance: Money = .zero,
        held: Money = .zero
    ) {
        self.id = id
        self.kind = kind
        self.owner = owner
        self.opened = opened
        self.closed = closed
        self.balance = balance
        self.held = held
    }

    /// What can be spent now: the balance less what is held.
    public var available: Money { Money(won: balance.won.subtractingClamped(held.won)) }
}

extension Int64 {
    /// The difference, held at the end of the range. (A balance far below zero, with a hold on it.)
    fileprivate func subtractingClamped(_ other: Int64) -> Int64 {
        let (difference, overflow) = subtractingReportingOverflow(other)
        return overflow ? .min : difference
    }
}
