import Bookkeeping
import CardInterface
import DemandDepositInterface
import SafeBoxInterface

/// What the screen of an account shows.
struct AccountOverview: Sendable, Hashable {
    let details: AccountDetails
    /// What happened last, the latest at the end.
    let movements: [Statement.Line]

    var account: DemandDepositAccount { details.account }
}

extension DemandDepositService {
    /// How many movements the screen of an account shows.
    private static let recentMovements = 10

    /// An account of the customer, open or closed, with what happened on it last.
    /// - Throws: `BankError` `account.unknown`, `account.foreign`.
    func overview(
        of number: AccountNumber,
        for customer: CustomerID
    ) async throws -> AccountOverview {
        try await directory.account(.number(number)).requireOwned(by: customer)
        let details = try await show(.number(number))
        return AccountOverview(
            details: details,
            movements: try await ledger.lastLines(Self.recentMovements, of: number.accountID)
        )
    }
}
