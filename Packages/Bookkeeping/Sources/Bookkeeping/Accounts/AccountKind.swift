/// What sort of account it is: which side makes it grow, and whether it may fall below zero.
///
/// A feature declares the kind of its accounts beside its interface; the book keeps it with the
/// account and needs no list of all kinds.
public struct AccountKind: Sendable, Hashable, Codable {
    /// A stable name, such as `demand-deposit`.
    public let name: String
    /// The side that makes the balance grow: credit for what the bank owes (customers' money),
    /// debit for what it has or spends.
    public let normalSide: Side
    /// Whether the balance may be below zero.
    public let mayBeNegative: Bool

    public init(_ name: String, normalSide: Side, mayBeNegative: Bool = false) {
        self.name = name
        self.normalSide = normalSide
        self.mayBeNegative = mayBeNegative
    }
}

/// The two sides of double entry.
public enum Side: String, Sendable, Hashable, Codable, CaseIterable {
    case debit, credit
}
