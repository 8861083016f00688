import Bookkeeping
import DemandDepositInterface
import LedgerInterface

extension DemandDepositService {
    /// Returns the balance of an account at the end of `date`; for the current business date, the
    /// balance now.
    ///
    /// - Throws: `BankError` `account.unknown`, `date.future`.
    func balance(
        of reference: AccountReference,
        atEndOf date: BusinessDate
    ) async throws -> (account: DemandDepositAccount, balance: Money) {
        let account = try await directory.account(reference)
        try await requireNotFuture(date)
        return (account, try await ledger.balance(of: account.id, atEndOf: date))
    }
}
