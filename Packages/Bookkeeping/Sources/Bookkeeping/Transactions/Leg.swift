/// A debit or a credit on one account.
public struct Leg: Sendable, Hashable, Codable {
    /// The account that changes.
    public let account: AccountID
    /// The side on which the amount is posted: debit or credit.
    public let side: Side
    /// The amount, greater than zero.
    public let amount: Money
    /// The description on a statement, such as `income tax`.
    public let text: String

    public init(_ side: Side, _ account: AccountID, _ amount: Money, text: String) {
        self.account = account
        self.side = side
        self.amount = amount
        self.text = text
    }

    /// Returns a debit of `amount`, which is greater than zero.
    public static func debit(_ account: AccountID, _ amount: Money, _ text: String) -> Leg {
        Leg(.debit, account, amount, text: text)
    }

    /// Returns a credit of `amount`, which is greater than zero.
    public static func credit(_ account: AccountID, _ amount: Money, _ text: String) -> Leg {
        Leg(.credit, account, amount, text: text)
    }

    /// The amount with a sign: above zero for a credit, and below zero for a debit.
    var flow: Int128 {
        side == .credit ? Int128(amount.won) : -Int128(amount.won)
    }
}
