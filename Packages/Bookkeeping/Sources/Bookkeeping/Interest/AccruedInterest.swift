/// Interest earned and not yet paid, kept exactly.
///
/// Each day adds balance × rate, as a numerator in won × basis points × days; the year has 365 days,
/// leap years too. It is rounded down once, when it is paid, and what is below one won stays. (Rounding
/// down every day would pay nothing at all on small balances.)
public struct AccruedInterest: Sendable, Hashable {
    /// Won × basis points × days. 128 bits hold the largest balance at the highest rate for more years
    /// than the calendar has.
    public private(set) var numerator: Int128

    /// What the numerator is divided by: 10,000 basis points × 365 days.
    public static let denominator: Int128 = 10_000 * 365

    public init(numerator: Int128 = 0) {
        self.numerator = numerator
    }

    /// The whole won that can be paid now.
    public var payable: Money {
        Money(won: Int64(clamping: numerator / Self.denominator))
    }

    /// Adds one day's interest.
    /// - Parameter balance: That day's closing balance; one below zero earns nothing.
    public mutating func addDay(balance: Money, rate: InterestRate) {
        guard balance > .zero else { return }
        numerator += Int128(balance.won) * Int128(rate.basisPoints)
    }

    /// Takes the payable won out; the fraction stays.
    public mutating func takePayable() -> Money {
        let paid = payable
        numerator -= Int128(paid.won) * Self.denominator
        return paid
    }
}

extension AccruedInterest: Codable {
    /// As decimal text: JSON readers are not sure of 128-bit numbers.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let value = Int128(try container.decode(String.self)), value >= 0 else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "no numerator of accrued interest"
            )
        }
        numerator = value
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(numerator))
    }
}
