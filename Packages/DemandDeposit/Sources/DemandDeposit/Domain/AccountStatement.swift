import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// A statement of an account, whose movements are read page by page.
struct AccountStatement: Sendable {
    let account: DemandDepositAccount
    /// The requested first date; nil for the date on which the account was opened.
    let from: BusinessDate?
    /// The requested last date; nil for the current business date.
    let through: BusinessDate?
    /// The balance before the first date.
    let opening: Money
    let parts: Pages<Statement>
}

/// The sums of a statement: opening + money in − money out = closing.
struct StatementSums: Sendable, Hashable {
    private(set) var moneyIn = Money.zero
    /// The sum of all outgoing amounts as a positive amount, or zero.
    private(set) var moneyOut = Money.zero
    private(set) var closing = Money.zero

    /// Adds the movements of the statement's next page to the sums.
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
