/// An exact fraction: the plainest way to say what interest should be, to compare the bank with.
struct Rational: Equatable {
    let numerator: Int128
    /// Above zero.
    let denominator: Int128

    init(_ numerator: Int128, over denominator: Int128 = 1) {
        let divisor = Self.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
        self.numerator = numerator / Int128(divisor)
        self.denominator = denominator / Int128(divisor)
    }

    /// The whole below or at it.
    var floor: Int128 {
        let quotient = numerator / denominator
        return numerator % denominator < 0 ? quotient - 1 : quotient
    }

    static func + (a: Rational, b: Rational) -> Rational {
        Rational(
            a.numerator * b.denominator + b.numerator * a.denominator,
            over: a.denominator * b.denominator
        )
    }

    static func * (a: Rational, b: Rational) -> Rational {
        Rational(a.numerator * b.numerator, over: a.denominator * b.denominator)
    }

    private static func greatestCommonDivisor(_ a: UInt128, _ b: UInt128) -> UInt128 {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }
}
