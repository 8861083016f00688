/// One side of a transaction: an amount on one account.
public struct Leg: Sendable, Hashable, Codable {
    public let account: AccountID
    public let side: Side
    /// Above zero.
    public let amount: Money
    /// What a statement says of this leg, such as `income tax`.
    public let text: String

    public init(_ side: Side, _ account: AccountID, _ amount: Money, text: String) {
        self.account = account
        self.side = side
        self.amount = amount
        self.text = text
    }

    public static func debit(_ account: AccountID, _ amount: Money, _ text: String) -> Leg {
        Leg(.debit, account, amount, text: text)
    }

    public static func credit(_ account: AccountID, _ amount: Money, _ text: String) -> Leg {
        Leg(.credit, account, amount, text: text)
    }
}
