import Bookkeeping
import Foundation
import Testing

@Suite("Rates, payouts and stored interest")
struct InterestValueTests {
    private let day = BusinessDate(dayNumber: 20_458)

    @Test("a rate applies from its first date, and is zero before the earliest one")
    func rates() {
        let table = InterestRateTable([
            day: InterestRate(basisPoints: 160), day.next: InterestRate(basisPoints: 205),
        ])
        let rates = (-1...2).map { table.rate(on: day.advanced(by: $0)).basisPoints }
        #expect(rates == [0, 160, 205, 205])
        let always = InterestRateTable(always: InterestRate(basisPoints: 10_000))
        #expect(always.rate(on: BusinessDate(dayNumber: .min)).basisPoints == 10_000)
    }

    @Test(
        "a rate is written in percent with two digits",
        arguments: [(0, "0.00 %"), (5, "0.05 %"), (160, "1.60 %"), (10_000, "100.00 %")]
    )
    func percent(basisPoints: Int, text: String) {
        #expect(InterestRate(basisPoints: basisPoints).percentText == text)
    }

    @Test("a payout credits the interest, and debits each tax that is above zero")
    func payout() {
        let account = AccountID("1")
        func legs(_ interest: Int64) -> [Leg] {
            InterestPayout(Money(won: interest)).legs(to: account, text: "interest")
        }
        let interest = AccountOpening.interestExpense.id
        let (income, local) = (AccountOpening.incomeTax.id, AccountOpening.localIncomeTax.id)
        let taxed: [Leg] = [
            .debit(interest, 13_150, "interest"), .credit(account, 13_150, "interest"),
            .debit(account, 1840, "income tax"), .credit(income, 1840, "income tax"),
            .debit(account, 180, "local income tax"), .credit(local, 180, "local income tax"),
        ]
        #expect(legs(13_150) == taxed)
        #expect(InterestPayout(13_150).paid == 11_130)
        #expect(legs(72).count == 4)
        #expect(legs(71).count == 2)
        #expect(InterestPayout(71).paid == 71)
    }

    @Test("accrued interest is stored as text, and never below zero")
    func storage() throws {
        for numerator in [0, 1, 3_650_000, Int128(Int64.max) * 10_000] {
            let data = try JSONEncoder().encode([AccruedInterest(numerator: numerator)])
            #expect(String(decoding: data, as: UTF8.self) == "[\"\(numerator)\"]")
            let read = try JSONDecoder().decode([AccruedInterest].self, from: data)
            #expect(read.map(\.numerator) == [numerator])
        }
        for text in ["[\"-1\"]", "[\"a\"]", "[\"\"]"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([AccruedInterest].self, from: Data(text.utf8))
            }
        }
    }

    @Test("an account that has been empty for the whole calendar earns nothing at once")
    func emptyAccount() {
        var anchor = InterestAnchor(from: BusinessDate(dayNumber: .min))
        let last = BusinessDate(dayNumber: .max)
        let balances = ClosingBalances(opening: .zero, changes: [])
        let rates = InterestRateTable(always: InterestRate(basisPoints: 160))
        anchor.advance(through: last, balances: balances, rates: rates)
        #expect(anchor.date == last && anchor.interest.numerator == 0)
    }
}
