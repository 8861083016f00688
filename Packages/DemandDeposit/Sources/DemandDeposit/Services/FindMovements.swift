import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension DemandDepositService {
    /// Finds the movements on all accounts of a customer, open and closed, newest first.
    ///
    /// Only the movements that are found are kept in memory.
    ///
    /// - Parameters:
    ///   - text: A part of a description, a memo, an amount or a date; or a whole amount such as
    ///     `5만`, or a date such as `yesterday`.
    ///   - customer: The owner of the accounts.
    /// - Throws: `BankError` `customer.unknown`.
    func movements(
        with text: String,
        of customer: CustomerID
    ) async throws -> [AccountMovement] {
        let owner = try await customers.customer(customer).id
        let wanted = SearchText(text, number: Prompt.Explanation.amountInDigits(text))
        let days = try? BusinessDate.days(typed: text, today: try await ledger.businessDate())
        var found: [AccountMovement] = []
        for account in try await ledger.accounts(ownedBy: owner)
        where account.kind == .demandDeposit {
            let account = try await directory.account(account.id.rawValue)
            for try await part in ledger.statements(of: account.id, from: nil, through: nil) {
                found += part.lines.filter { line in
                    days?.contains(line.date) == true
                        || [line.date.description, line.text, line.memo, line.change.description]
                            .contains(where: wanted.isIn)
                }.map { AccountMovement(account: account, line: $0) }
            }
        }
        return found.sorted { $0.line.sequence > $1.line.sequence }
    }
}
