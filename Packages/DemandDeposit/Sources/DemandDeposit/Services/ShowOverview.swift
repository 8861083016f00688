import Bookkeeping
import DemandDepositInterface

/// The details of an account and its recent movements, for its screen.
struct AccountOverview: Sendable, Hashable {
    let details: AccountDetails
    /// The recent movements, the latest last.
    let movements: [Statement.Line]

    var account: DemandDepositAccount { details.account }
}

/// Reads an account of the signed-in customer, open or closed, with its last ten movements.
struct ShowOverview: Sendable {
    let service: DemandDepositService

    /// - Throws: `BankError` `account.unknown`, `account.foreign`.
    func callAsFunction(
        of number: AccountNumber,
        for customer: CustomerID
    ) async throws -> AccountOverview {
        try await service.directory.account(.number(number)).requireOwned(by: customer)
        return AccountOverview(
            details: try await service.show(.number(number)),
            movements: try await service.ledger.lastLines(10, of: number.accountID)
        )
    }
}
