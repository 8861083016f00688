/// A kind of account, such as cash: the side that increases the balance, and whether the balance
/// may be negative.
///
/// A feature declares its kinds in its interface module. The book stores the kind with each account
/// and needs no list of all kinds.
public struct AccountKind: Sendable, Hashable, Codable {
    /// A stable name, such as `cash`.
    public let name: String
    /// The side that increases the balance: credit for liabilities and debit for assets.
    public let normalSide: Side
    /// Indicates whether the balance may be below zero.
    public let mayBeNegative: Bool

    /// Creates a kind of account.
    /// - Parameters:
    ///   - name: A stable name of visible ASCII characters.
    ///   - normalSide: The side that increases the balance.
    ///   - mayBeNegative: Whether the balance may be below zero.
    public init(_ name: String, normalSide: Side, mayBeNegative: Bool = false) {
        self.name = name
        self.normalSide = normalSide
        self.mayBeNegative = mayBeNegative
    }
}

/// The two sides of double entry.
public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    /// The left side, which increases assets and expenses.
    case debit
    /// The right side, which increases liabilities such as customers' money.
    case credit
}
