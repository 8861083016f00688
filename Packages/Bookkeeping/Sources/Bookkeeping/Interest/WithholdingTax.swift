/// The tax that the bank withholds from interest.
///
/// Income tax is 14 % of the interest and local income tax is 10 % of the income tax. Each is
/// rounded down to a multiple of 10 won: on 13,150 won they are 1,840 and 180 won.
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
