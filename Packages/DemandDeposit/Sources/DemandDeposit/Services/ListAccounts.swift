import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension DemandDepositService {
    /// Lists the open accounts, ordered by number: those of `customer`, or all if `customer` is
    /// nil.
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
