/// An exact fraction, with which tests check the results of the bank.
///
/// It traps when 128 bits are not enough, so it never rounds.
struct Rational: Equatable {
    let numerator: Int128
    let denominator: Int128

    init(_ numerator: Int128, over denominator: Int128 = 1) {
        let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
        self.numerator = numerator / Int128(divisor)
        self.denominator = denominator / Int128(divisor)
    }

    /// The whole part of a fraction that is not below zero.
    var floor: Int128 { numerator / denominator }

    static func + (a: Rational, b: Rational) -> Rational {
        Rational(
            a.numerator * b.denominator + b.numerator * a.denominator,
            over: a.denominator * b.denominator
        )
    }

    static func - (a: Rational, b: Rational) -> Rational {
        a + Rational(-b.numerator, over: b.denominator)
    }

    static func * (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
    }

    private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
        b == 0 ? max(a, 1) : greatestCommonDivisor(b, a % b)
    }
}
