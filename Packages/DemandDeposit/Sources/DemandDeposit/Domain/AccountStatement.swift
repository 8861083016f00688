import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// The movements on an account, which are read in parts.
struct AccountStatement: Sendable {
    let account: DemandDepositAccount
    /// The requested first date; nil for the account's first.
    let from: BusinessDate?
    /// The requested last date; nil for the current one.
    let through: BusinessDate?
    /// The balance before the first date.
    let opening: Money
    let parts: Pages<Statement>
}

/// The sums of a statement: opening + money in − money out = closing.
struct StatementSums: Sendable, Hashable {
    private(set) var moneyIn = Money.zero
    /// The sum of all outgoing amounts, at least zero.
    private(set) var moneyOut = Money.zero
    private(set) var closing = Money.zero

    /// Adds the next part.
    mutating func add(_ part: Statement) throws(BankError) {
        closing = part.closing
        for line in part.lines {
            if line.change > .zero {
                moneyIn = try moneyIn.adding(line.change)
            } else {
                moneyOut = try moneyOut.adding(line.change.negated())
            }
        }
    }
}

extension Money {
    /// The amount without its unit, for a column whose title names it.
    var digits: String { String(description.dropLast(" won".count)) }
}
