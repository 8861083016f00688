import Bookkeeping
import Testing

@Suite("Money")
struct MoneyTests {
    @Test("arithmetic on money throws on overflow")
    func overflow() throws {
        let (most, least, one) = (Money(won: .max), Money(won: .min), Money(won: 1))
        for body in [
            { try most.adding(one) }, { try least.subtracting(one) }, { try least.negated() },
            { try least.adding(Money(won: -1)) }, { try most.subtracting(Money(won: -1)) },
        ] as [() throws -> Money] {
            #expect(throws: BankError.amountOverflow) { try body() }
        }
        #expect(try most.adding(least).won == -1)
        #expect(try most.negated().won == -.max)
    }

    @Test(
        "money is printed with thousands separators",
        arguments: [
            (0, "0 won"), (7, "7 won"), (999, "999 won"), (1000, "1,000 won"),
            (-1_234_567, "-1,234,567 won"), (.max, "9,223,372,036,854,775,807 won"),
            (.min, "-9,223,372,036,854,775,808 won"),
        ] as [(Int64, String)]
    )
    func shown(won: Int64, text: String) {
        #expect(Money(won: won).description == text)
    }

    @Test("a movement is at most ten trillion won, and a balance at most 2^53 − 1 won")
    func limits() throws {
        #expect(throws: Never.self) { try Money(won: 10_000_000_000_000).requireMovable() }
        #expect(throws: BankError.amountTooLarge) {
            try Money(won: 10_000_000_000_001).requireMovable()
        }
        for most in [9_007_199_254_740_991, -9_007_199_254_740_991] as [Int64] {
            #expect(throws: Never.self) { try Money(won: most).requireBalance() }
            #expect(throws: BankError.balanceTooLarge) {
                try Money(won: most + most.signum()).requireBalance()
            }
        }
        #expect(throws: BankError.balanceTooLarge) { try Money(won: .min).requireBalance() }
    }
}
