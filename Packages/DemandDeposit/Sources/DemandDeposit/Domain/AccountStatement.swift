import Bookkeeping
import DemandDepositInterface

/// What happened on an account, and the sums that add up: opening + in − out = closing.
struct AccountStatement: Sendable, Hashable {
    let account: DemandDepositAccount
    /// As asked for; nil is open-ended.
    let from: BusinessDate?
    let through: BusinessDate?
    let statement: Statement

    /// All that came in.
    func moneyIn() throws(BankError) -> Money {
        try sum { $0 > .zero ? $0 : .zero }
    }

    /// All that went out, not below zero.
    func moneyOut() throws(BankError) -> Money {
        try sum { (change) throws(BankError) in change < .zero ? try change.negated() : .zero }
    }

    private func sum(
        _ part: (Money) throws(BankError) -> Money
    ) throws(BankError) -> Money {
        var sum = Money.zero
        for line in statement.lines { sum = try sum.adding(part(line.change)) }
        return sum
    }
}
