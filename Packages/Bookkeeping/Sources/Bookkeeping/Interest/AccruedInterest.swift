/// The exact interest that was earned and is not yet paid.
///
/// Each day adds balance × rate to the numerator, in won × basis points × days. Every year counts
/// 365 days, even a leap year.
///
/// The sum is rounded down once, when it is paid, and the remaining fraction of a won is kept.
/// Rounding every day would pay no interest on small balances.
public struct AccruedInterest: Sendable, Hashable {
    /// The divisor of the numerator: 10,000 basis points × 365 days.
    public static let denominator: Int128 = 10_000 * 365
    /// The greatest numerator of a record; an altered record must not overflow the arithmetic.
    private static let largestNumerator = Int128(1) << 100

    /// The sum of won × basis points × days.
    ///
    /// 128 bits are enough for the largest balance at the highest rate over the whole calendar.
    public private(set) var numerator: Int128

    /// Creates interest with the given numerator, which must be zero or more.
    public init(numerator: Int128 = 0) {
        self.numerator = numerator
    }

    /// The whole won that can be paid now.
    public var payable: Money {
        Money(won: Int64(clamping: numerator / Self.denominator))
    }

    /// Adds the interest of one day.
    /// - Parameters:
    ///   - balance: The closing balance of the day; a balance below zero earns nothing.
    ///   - rate: The yearly rate on that day.
    public mutating func addDay(balance: Money, rate: InterestRate) {
        guard balance > .zero else { return }
        numerator += Int128(balance.won) * Int128(rate.basisPoints)
    }

    /// Removes and returns the whole won that can be paid; the fraction of a won stays.
    public mutating func takePayable() -> Money {
        let paid = payable
        numerator -= Int128(paid.won) * Self.denominator
        return paid
    }
}

extension AccruedInterest: Codable {
    /// Decodes the numerator from decimal text.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let value = Int128(text), (0...Self.largestNumerator).contains(value) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "the numerator of accrued interest is malformed"
            )
        }
        numerator = value
    }

    /// Encodes the numerator as decimal text, because JSON readers may round 128-bit numbers.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(String(numerator))
    }
}
