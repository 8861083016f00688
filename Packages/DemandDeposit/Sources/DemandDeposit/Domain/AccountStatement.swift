import Bookkeeping
import DemandDepositInterface

/// The movements on an account and their sums: opening + money in − money out = closing.
struct AccountStatement: Sendable, Hashable {
    let account: DemandDepositAccount
    /// The requested first date; nil for the account's first.
    let from: BusinessDate?
    /// The requested last date; nil for the current one.
    let through: BusinessDate?
    let statement: Statement

    func moneyIn() throws(BankError) -> Money {
        try sum { $0 > .zero ? $0 : .zero }
    }

    /// Returns the sum of all outgoing amounts, at least zero.
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

extension Money {
    /// The amount without its unit, for a column whose title names it.
    var digits: String { String(description.dropLast(" won".count)) }
}
