/// A fraction, exact: for tests that compare what the bank counts with what it should.
///
/// What it cannot hold in 128 bits ends the test, so nothing is ever rounded.
struct Rational: Equatable {
    let numerator: Int128
    let denominator: Int128

    init(_ numerator: Int128, over denominator: Int128 = 1) {
        let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
        self.numerator = numerator / Int128(divisor)
        self.denominator = denominator / Int128(divisor)
    }

    /// The largest whole number that is not above it; it is not below zero.
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
