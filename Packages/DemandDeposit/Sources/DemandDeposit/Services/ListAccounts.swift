import Bookkeeping
import DemandDepositInterface
import LedgerInterface

extension DemandDepositService {
    /// Lists the open accounts by number: all, or those of a customer.
    ///
    /// - Throws: `BankError` `customer.unknown`.
    func list(
        ownedBy customer: CustomerID?
    ) async throws -> Pages<[DemandDepositAccount]> {
        guard let customer else { return directory.accounts() }
        _ = try await customers.customer(customer)
        let accounts = try await directory.accounts(ownedBy: customer)
        return Pages(after: { last, _ in last == nil ? accounts : [] })
    }
}
