import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// A summary of a customer's open accounts, for Home.
struct AccountsSummary: Sendable {
    struct Item: Sendable {
        let account: DemandDepositAccount
        /// The balances at the end of the last 30 business dates, oldest first.
        let balances: [Money]
    }

    /// The number of days for which the balances are read.
    static let days = 30

    /// The sum of the balances of all accounts and safe boxes.
    let total: Money
    /// The part of the sum that is held for card payments.
    let held: Money
    /// The number of all accounts, including accounts that are not in ``items``.
    let count: Int
    /// The first accounts, up to the requested number.
    let items: [Item]
    /// The last movements on the accounts in ``items``, newest first.
    let movements: [AccountMovement]
}

/// A movement on an account.
struct AccountMovement: Sendable {
    let account: DemandDepositAccount
    let line: Statement.Line
}

extension DemandDepositService {
    /// Reads a customer's open accounts, and the balances of the last 30 days and the latest
    /// movements of some of them.
    ///
    /// The book is queried twice for each account, however many movements the account has.
    ///
    /// - Parameters:
    ///   - customer: The owner of the accounts.
    ///   - limit: The maximum number of accounts whose balances and movements are read.
    ///   - count: The maximum number of movements, of all these accounts together.
    func summarize(
        of customer: CustomerID,
        first limit: Int,
        movements count: Int
    ) async throws -> AccountsSummary {
        let accounts = try await directory.accounts(ownedBy: customer)
        let today = try await ledger.businessDate()
        var items: [AccountsSummary.Item] = []
        var movements: [AccountMovement] = []
        for account in accounts.prefix(limit) {
            items.append(
                AccountsSummary.Item(
                    account: account,
                    balances: try await balances(of: account, before: today)
                        + [account.bookBalance]
                )
            )
            movements += try await ledger.lastLines(count, of: account.id).map {
                AccountMovement(account: account, line: $0)
            }
        }
        movements.sort { $0.line.sequence > $1.line.sequence }
        let money = try await ledger.accounts(ownedBy: customer)
        return AccountsSummary(
            total: try money.reduce(.zero) { try $0.adding($1.balance) },
            held: try money.reduce(.zero) { try $0.adding($1.held) },
            count: accounts.count,
            items: items,
            movements: Array(movements.prefix(count))
        )
    }

    /// Returns the balances at the end of the 29 days before `today`, oldest first.
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
