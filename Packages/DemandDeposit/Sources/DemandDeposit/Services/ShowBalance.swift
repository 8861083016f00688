import Bookkeeping
import DemandDepositInterface

/// Reads the balance of an account at the end of a business date; of the current one, so far.
struct ShowBalance: Sendable {
    let service: DemandDepositService

    /// - Throws: `BankError` `account.unknown`, `date.future`.
    func callAsFunction(
        of reference: AccountReference,
        atEndOf date: BusinessDate
    ) async throws -> (account: DemandDepositAccount, balance: Money) {
        let account = try await service.directory.account(reference)
        try await service.requireNotFuture(date)
        return (account, try await service.ledger.balance(of: account.id, atEndOf: date))
    }
}
