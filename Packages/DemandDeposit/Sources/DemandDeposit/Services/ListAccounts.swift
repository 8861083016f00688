import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// Lists the open accounts by number: all, or those of a customer.
struct ListAccounts: Sendable {
    let service: DemandDepositService

    /// - Throws: `BankError` `customer.unknown`.
    func callAsFunction(
        ownedBy customer: CustomerID?
    ) async throws -> Pages<[DemandDepositAccount]> {
        guard let customer else { return service.directory.accounts() }
        _ = try await service.customers.customer(customer)
        let accounts = try await service.directory.accounts(ownedBy: customer)
        return Pages(after: { last, _ in last == nil ? accounts : [] })
    }
}
