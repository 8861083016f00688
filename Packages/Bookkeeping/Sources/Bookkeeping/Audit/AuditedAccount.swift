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
    /// The holds that the book states to be on it, those that are over too.
    public let holds: [Hold]
    /// What its entries say of holds on it, in the order of the entries.
    public let holdHistory: [AuditedHold]

    public init(
        id: AccountID,
        kind: AccountKind,
        openedBy: Int64,
        closedBy: Int64?,
        balance: Money,
        holds: [Hold] = [],
        holdHistory: [AuditedHold] = []
    ) {
        self.id = id
        self.kind = kind
        self.openedBy = openedBy
        self.closedBy = closedBy
        self.balance = balance
        self.holds = holds
        self.holdHistory = holdHistory
    }
}

/// What one entry says of one hold.
public struct AuditedHold: Sendable {
    public let sequence: Int64
    public let hold: HoldID
    /// What it keeps back from that entry on.
    public let amount: Money

    public init(sequence: Int64, hold: HoldID, amount: Money) {
        self.sequence = sequence
        self.hold = hold
        self.amount = amount
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
