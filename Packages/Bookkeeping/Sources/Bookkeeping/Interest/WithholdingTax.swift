/// The tax on interest, in its two lines: income tax of 14 %, and local income tax of 10 % of that,
/// each dropped below 10 won. On 13,150 won that is 1,840 + 180.
public struct WithholdingTax: Sendable, Hashable {
    public let incomeTax: Money
    public let localIncomeTax: Money

    /// - Parameter interest: The whole won paid, not below zero.
    public init(on interest: Money) {
        // Wide, since 14 times a large payout would not fit.
        let income = Int128(interest.won) * 14 / 100 / 10 * 10
        incomeTax = Money(won: Int64(clamping: income))
        localIncomeTax = Money(won: Int64(clamping: income / 10 / 10 * 10))
    }

    /// Both lines together.
    public var total: Money { Money(won: incomeTax.won + localIncomeTax.won) }
}
