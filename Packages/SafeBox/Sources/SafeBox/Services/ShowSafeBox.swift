import Bookkeeping
import DemandDepositInterface

/// The box of an account, its interest, and its next payday.
struct SafeBoxDetails: Sendable {
    let account: DemandDepositAccount
    let box: SafeBoxSnapshot
    let rate: InterestRate
    /// The interest that is not paid, through the last closed day.
    let earned: InterestAnchor
    /// The next date on which interest is paid; nil for interest on request.
    let payday: BusinessDate?
}

/// Reads the details of a box.
struct ShowSafeBox: Sendable {
    let service: SafeBoxService

    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`.
    func callAsFunction(_ reference: AccountReference) async throws -> SafeBoxDetails {
        let (account, box) = try await service.accountAndBox(
            of: try await service.number(of: reference)
        )
        let today = try await service.ledger.businessDate()
        return SafeBoxDetails(
            account: account,
            box: box,
            rate: service.interest.rate(on: today),
            earned: try await service.interest.accrued(by: box.record),
            payday: box.record.payout.nextPayday(after: today)
        )
    }
}
