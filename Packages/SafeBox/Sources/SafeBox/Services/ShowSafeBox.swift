import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// An account with its safe box, the safe box's interest, and the next payday.
struct SafeBoxDetails: Sendable {
    let account: DemandDepositAccount
    let box: SafeBoxSnapshot
    let rate: InterestRate
    /// The interest that is earned up to the last closed day and not paid yet.
    let earned: InterestAnchor
    /// The next date on which interest is paid; nil for interest on request.
    let payday: BusinessDate?
}

extension SafeBoxService {
    /// Returns the details of an account's safe box.
    ///
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`.
    func show(_ reference: AccountReference) async throws -> SafeBoxDetails {
        let (account, box) = try await accountAndBox(of: try await number(of: reference))
        let today = try await ledger.businessDate()
        return SafeBoxDetails(
            account: account,
            box: box,
            rate: interest.rate(on: today),
            earned: try await interest.accrued(by: box.record),
            payday: box.record.payout.nextPayday(after: today)
        )
    }
}
