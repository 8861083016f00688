/// The booking of an interest payout: the interest in full, and the two lines of tax out of it.
public struct InterestPayout: Sendable, Hashable {
    /// Before tax.
    public let interest: Money
    public let tax: WithholdingTax
    /// What the customer gets.
    public let paid: Money

    /// - Parameter interest: Whole won, above zero.
    public init(_ interest: Money) {
        self.interest = interest
        tax = WithholdingTax(on: interest)
        paid = Money(won: interest.won - tax.total.won)
    }

    /// The bank's own accounts that the legs use.
    public static let openings: [AccountOpening] = [.interestExpense, .incomeTax, .localIncomeTax]

    /// Interest in, taxes out, all on the customer's account, so that its statement shows each.
    /// - Parameter text: What the interest is, such as `safe box interest`.
    public func legs(to account: AccountID, text: String) -> [Leg] {
        var legs: [Leg] = [
            .debit(AccountOpening.interestExpense.id, interest, text),
            .credit(account, interest, text),
        ]
        let withheld = [
            (tax.incomeTax, AccountOpening.incomeTax.id, "income tax"),
            (tax.localIncomeTax, AccountOpening.localIncomeTax.id, "local income tax"),
        ]
        for (amount, office, name) in withheld where amount > .zero {
            legs.append(.debit(account, amount, name))
            legs.append(.credit(office, amount, name))
        }
        return legs
    }
}
