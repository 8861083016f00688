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
}
