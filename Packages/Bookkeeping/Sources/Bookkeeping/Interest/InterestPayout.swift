/// A payment of interest, from which the bank withholds tax.
public struct InterestPayout: Sendable, Hashable {
    /// The bank's accounts that the legs use.
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

    /// Returns the legs of the payout, which credit the interest and debit each tax separately.
    /// - Parameters:
    ///   - account: The customer's account that receives the interest.
    ///   - text: The description of the interest on the statement.
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

/// The tax that the bank withholds from interest.
///
/// Income tax is 14 % of the interest and local income tax is 10 % of the income tax. Each tax is
/// rounded down to a multiple of 10 won: the taxes on 13,150 won are 1,840 won and 180 won.
public struct WithholdingTax: Sendable, Hashable {
    /// The income tax.
    public let incomeTax: Money
    /// The local income tax.
    public let localIncomeTax: Money

    /// Computes the tax.
    /// - Parameter interest: The interest before tax, in whole won, zero or more.
    public init(on interest: Money) {
        // 128 bits, because 14 times a large amount overflows 64.
        let income = Int128(interest.won) * 14 / 100 / 10 * 10
        incomeTax = Money(won: Int64(clamping: income))
        localIncomeTax = Money(won: Int64(clamping: income / 10 / 10 * 10))
    }

    /// The sum of both taxes.
    public var total: Money { Money(won: incomeTax.won + localIncomeTax.won) }
}
