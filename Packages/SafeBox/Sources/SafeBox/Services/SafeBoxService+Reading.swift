import DemandDepositInterface

extension SafeBoxService {
    /// All that there is to know of a box.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`.
    func show(_ reference: AccountReference) async throws -> SafeBoxDetails {
        let (account, box) = try await accountAndBox(of: try await number(of: reference))
        let today = try await ledger.businessDate()
        return SafeBoxDetails(
            account: account,
            box: box,
            rate: interest.rate(on: today),
            accrual: try await interest.accrual(of: box.record),
            payday: box.record.payout.nextPayday(after: today)
        )
    }
}
