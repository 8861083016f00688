import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

extension SafeBoxService {
    /// Sets the schedule by which a safe box pays its interest.
    ///
    /// The request moves no money, so no signature is needed.
    ///
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`.
    func setPayout(
        _ schedule: PayoutSchedule,
        of reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await number(of: reference, options, \PayoutScheduleRequest.account)
        let request = PayoutScheduleRequest(account: number, payout: schedule)
        return try await carryOut(request, options) {
            let account = try await accounts.openAccount(number.description)
            return Proposal(
                try SafeBoxDrafts.schedule(
                    request,
                    as: options.id,
                    try await directory.requiredBox(linkedTo: account.id).held,
                    on: try await ledger.businessDate()
                )
            )
        }
    }
}
