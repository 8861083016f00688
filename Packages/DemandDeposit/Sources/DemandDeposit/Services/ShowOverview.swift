import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// The details and the recent movements that the screen of an account shows.
struct AccountOverview: Sendable, Hashable {
    let details: AccountDetails
    /// The recent movements, newest first.
    let movements: [Statement.Line]
    /// Indicates whether there may be older movements.
    let hasOlder: Bool

    var account: DemandDepositAccount { details.account }
}

extension DemandDepositService {
    /// Reads an account of the signed-in customer, open or closed, with its last movements.
    ///
    /// - Parameter count: The largest number of movements to read.
    /// - Throws: `BankError` `account.unknown`, `account.foreign`.
    func overview(
        of number: AccountNumber,
        last count: Int,
        for customer: CustomerID
    ) async throws -> AccountOverview {
        try await directory.account(.number(number)).requireOwned(by: customer)
        let lines = try await ledger.lastLines(count, of: number.accountID)
        return AccountOverview(
            details: try await show(.number(number)),
            movements: lines.reversed(),
            hasOlder: lines.count == count
        )
    }
}
