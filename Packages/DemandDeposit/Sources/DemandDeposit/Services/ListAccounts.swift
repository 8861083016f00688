import Bookkeeping
import DemandDepositInterface

/// Lists the open accounts by number: all, or those of a customer.
struct ListAccounts: Sendable {
    let service: DemandDepositService

    /// - Throws: `BankError` `customer.unknown`.
    func callAsFunction(
        ownedBy customer: CustomerID?
    ) async throws -> some AsyncSequence<[DemandDepositAccount], any Error> {
        if let customer { _ = try await service.customers.customer(customer) }
        return service.directory.records().map { records in
            var accounts: [DemandDepositAccount] = []
            for record in records {
                let account = try await service.directory.account(record.account.rawValue)
                if customer == nil || account.owner == customer { accounts.append(account) }
            }
            return accounts
        }
    }
}
