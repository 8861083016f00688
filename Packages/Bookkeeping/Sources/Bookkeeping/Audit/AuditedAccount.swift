/// The stored state of an account, which an audit compares with the legs of the account.
public struct AuditedAccount: Sendable {
    /// The name of the account.
    public let id: AccountID
    /// The kind of the account.
    public let kind: AccountKind
    /// The number of the entry that opened the account.
    public let openedBy: Int64
    /// The number of the entry that closed the account; nil for an open account.
    public let closedBy: Int64?
    /// The current balance that the book stores.
    public let balance: Money
    /// The holds that the book stores, including ended holds with the amount zero.
    public let holds: [Hold]
    /// All changes of the account's holds, oldest first.
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

/// The change of one hold by one entry.
public struct AuditedHold: Sendable {
    /// The number of the entry that changed the hold.
    public let sequence: Int64
    /// The name of the hold.
    public let hold: HoldID
    /// The amount of the hold after the entry.
    public let amount: Money

    public init(sequence: Int64, hold: HoldID, amount: Money) {
        self.sequence = sequence
        self.hold = hold
        self.amount = amount
    }
}

/// A leg of an account, with the account's stored balance after the leg.
public struct AuditedLeg: Sendable {
    /// The number of the entry with the leg.
    public let sequence: Int64
    /// The side of the leg.
    public let side: Side
    /// The amount of the leg.
    public let amount: Money
    /// The account's balance after the leg, as the book stores it.
    public let balance: Money

    public init(sequence: Int64, side: Side, amount: Money, balance: Money) {
        self.sequence = sequence
        self.side = side
        self.amount = amount
        self.balance = balance
    }
}
