import Bookkeeping
import Testing

@Suite("Account and its balances")
struct AccountTests {
    private let day = BusinessDate(dayNumber: 20_458)

    @Test(
        "the available money is the balance less the holds, without overflow",
        arguments: [
            (1000, 0, 1000), (1000, 300, 700), (100, 300, -200), (.min, .max, .min),
            (.max, .min, .max),
        ] as [(Int64, Int64, Int64)]
    )
    func available(balance: Int64, held: Int64, available: Int64) {
        let account = Account(
            id: AccountID("1"),
            kind: AccountKind("deposit", normalSide: .credit),
            owner: nil,
            opened: day,
            balance: Money(won: balance),
            held: Money(won: held)
        )
        #expect(account.available.won == available)
    }

    @Test("an account is open and empty by default, and its kind may not be negative")
    func defaults() {
        let kind = AccountKind("deposit", normalSide: .credit)
        let account = Account(id: AccountID("1"), kind: kind, owner: nil, opened: day)
        #expect(account.balance == .zero && account.held == .zero && account.closed == nil)
        #expect(!kind.mayBeNegative)
        #expect(AccountOpening.cash.kind.mayBeNegative)
        for opening in InterestPayout.openings { #expect(!opening.kind.mayBeNegative) }
    }

    @Test("of several balances on a date the last one counts")
    func closingBalances() {
        func change(_ day: Int, _ won: Int64) -> ClosingBalances.Change {
            ClosingBalances.Change(date: self.day.advanced(by: day), balance: Money(won: won))
        }
        let balances = ClosingBalances(
            opening: 7,
            changes: [change(0, 1), change(0, 2), change(1, 3), change(3, 4), change(3, 5)]
        )
        #expect(balances.changes == [change(0, 2), change(1, 3), change(3, 5)])
        #expect(balances.opening == 7)
    }
}
