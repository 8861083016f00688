/// A payment of interest, of which the bank withholds the tax.
public struct InterestPayout: Sendable, Hashable {
    /// The accounts of the bank that the legs use.
    public static let openings: [AccountOpening] = [.interestExpense, .incomeTax, .localIncomeTax]

    /// The interest before tax.
    public let interest: Money
    /// The tax on the interest.
    public let tax: WithholdingTax
    /// The interest after tax.
    public let paid: Money

    /// Creates a payout.
    /// - Parameter interest: The interest before tax, in whole won, greater than zero.
    public init(_ interest: Money) {
        self.interest = interest
        tax = WithholdingTax(on: interest)
        paid = Money(won: interest.won - tax.total.won)
    }

    /// Returns the legs that pay the interest in and the taxes out, so that a statement shows each.
    /// - Parameters:
    ///   - account: The account of the customer.
    ///   - text: The line of the statement for the interest.
    public func legs(to account: AccountID, text: String) -> [Leg] {
        var legs: [Leg] = [
            .debit(AccountOpening.interestExpense.id, interest, text),
            .credit(account, interest, text),
        ]
        let withheld = [
            (tax.incomeTax, AccountOpening.incomeTax.id, "income tax"),
            (tax.localIncomeTax, AccountOpening.localIncomeTax.id, "local income tax"),
        ]
        for (amount, taxAccount, name) in withheld where amount > .zero {
            legs.append(.debit(account, amount, name))
            legs.append(.credit(taxAccount, amount, name))
        }
        return legs
    }
}
