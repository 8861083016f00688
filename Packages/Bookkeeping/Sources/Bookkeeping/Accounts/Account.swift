/// An account and its current balance.
public struct Account: Sendable, Hashable {
    /// The name of the account.
    public let id: AccountID
    /// The kind that the account was opened with.
    public let kind: AccountKind
    /// The customer who owns the money; nil for an account of the bank.
    public let owner: CustomerID?
    /// The business date on which the account was opened.
    public let opened: BusinessDate
    /// The business date on which the account was closed; nil for an open account.
    public var closed: BusinessDate?
    /// The current balance: the legs on the normal side of the account less the other legs.
    public var balance: Money
    /// The sum of the holds on the account.
    public var held: Money

    /// Creates an account.
    /// - Parameters:
    ///   - id: The name of the account.
    ///   - kind: The kind that the account was opened with.
    ///   - owner: The customer who owns the money; nil for an account of the bank.
    ///   - opened: The business date of the opening.
    ///   - closed: The business date of the closing; nil for an open account.
    ///   - balance: The current balance; see ``balance``.
    ///   - held: The sum of the holds, zero or more.
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

    /// Creates the account that an opening opens.
    /// - Parameters:
    ///   - opening: The opening.
    ///   - date: The business date of the opening.
    public init(_ opening: AccountOpening, on date: BusinessDate) {
        self.init(id: opening.id, kind: opening.kind, owner: opening.owner, opened: date)
    }

    /// The money that can be spent now: the balance less the holds.
    public var available: Money {
        Money(won: Int64(clamping: Int128(balance.won) - Int128(held.won)))
    }
}

/// An account that a transaction opens before it applies its legs.
///
/// An account of a customer can be opened only once. If an account of the bank already exists with
/// the same kind, opening it again changes nothing. Therefore a feature can list such an account in
/// every transaction.
public struct AccountOpening: Sendable, Hashable {
    /// The name of the account.
    public let id: AccountID
    /// The kind of the account.
    public let kind: AccountKind
    /// The customer who owns the money; nil for an account of the bank.
    public let owner: CustomerID?

    public init(id: AccountID, kind: AccountKind, owner: CustomerID?) {
        self.id = id
        self.kind = kind
        self.owner = owner
    }
}
