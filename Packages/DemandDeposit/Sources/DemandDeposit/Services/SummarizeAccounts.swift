import Bookkeeping
import DemandDepositInterface

/// The open accounts of a customer at a glance.
struct AccountsSummary: Sendable {
    struct Item: Sendable {
        let account: DemandDepositAccount
        /// The balances of the last business dates, the current one last.
        let balances: [Money]
    }

    struct Movement: Sendable {
        let account: DemandDepositAccount
        let line: Statement.Line
    }

    /// The number of days whose balances are read.
    static let days = 30

    /// The balance of all accounts.
    let total: Money
    /// The number of all accounts.
    let count: Int
    /// The first accounts.
    let items: [Item]
    /// The last movements on these accounts, the latest first.
    let movements: [Movement]
}

extension DemandDepositService {
    /// Reads the open accounts of a customer, with their balances of the last 30 days.
    ///
    /// Each account costs two reads of its history, regardless of its length.
    ///
    /// - Parameters:
    ///   - customer: The customer.
    ///   - limit: The greatest number of accounts that are read in detail.
    ///   - count: The greatest number of movements.
    func summarize(
        of customer: CustomerID,
        first limit: Int,
        movements count: Int
    ) async throws -> AccountsSummary {
        let accounts = try await directory.accounts(ownedBy: customer)
        let today = try await ledger.businessDate()
        var items: [AccountsSummary.Item] = []
        var movements: [AccountsSummary.Movement] = []
        for account in accounts.prefix(limit) {
            items.append(
                AccountsSummary.Item(
                    account: account,
                    balances: try await balances(of: account, before: today)
                        + [account.bookBalance]
                )
            )
            movements += try await ledger.lastLines(count, of: account.id).map {
                AccountsSummary.Movement(account: account, line: $0)
            }
        }
        movements.sort { $0.line.sequence > $1.line.sequence }
        return AccountsSummary(
            total: try accounts.reduce(Money.zero) { try $0.adding($1.bookBalance) },
            count: accounts.count,
            items: items,
            movements: Array(movements.prefix(count))
        )
    }

    /// Returns the closing balances of the days before today, the oldest first.
    private func balances(
        of account: DemandDepositAccount,
        before today: BusinessDate
    ) async throws -> [Money] {
        let first = today.advanced(by: 1 - AccountsSummary.days)
        let days = first...today.advanced(by: -1)
        let closing = try await ledger.closingBalances(of: account.id, on: days)
        var changes = closing.changes[...]
        var balance = closing.opening
        return (0..<AccountsSummary.days - 1).map { day in
            if let change = changes.first, change.date == first.advanced(by: day) {
                balance = change.balance
                changes.removeFirst()
            }
            return balance
        }
    }
}
