/// An exact fraction, for tests that check the bank's results.
///
/// The arithmetic traps when 128 bits are not enough, so it never rounds.
public struct Rational: Equatable, Sendable {
    /// The numerator, in lowest terms.
    public let numerator: Int128
    /// The denominator of the fraction in lowest terms, above zero.
    public let denominator: Int128

    /// Creates a fraction in lowest terms; `denominator` must be above zero.
    public init(_ numerator: Int128, over denominator: Int128 = 1) {
        let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
        self.numerator = numerator / Int128(divisor)
        self.denominator = denominator / Int128(divisor)
    }

    /// The fraction rounded down to a whole number.
    public var floor: Int128 {
        let quotient = numerator / denominator
        return numerator % denominator < 0 ? quotient - 1 : quotient
    }

    /// Returns the sum of `a` and `b`.
    public static func + (a: Rational, b: Rational) -> Rational {
        Rational(
            a.numerator * b.denominator + b.numerator * a.denominator,
            over: a.denominator * b.denominator
        )
    }

    /// Returns `a` minus `b`.
    public static func - (a: Rational, b: Rational) -> Rational {
        a + Rational(-b.numerator, over: b.denominator)
    }

    /// Returns the product of `a` and `b`.
    public static func * (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
    }

    private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
        b == 0 ? max(a, 1) : greatestCommonDivisor(b, a % b)
    }
}
