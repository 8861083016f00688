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
        let (number, intent) = try await intent(
            .safeBoxSetting,
            for: reference,
            options,
            ["payout": schedule.rawValue]
        )
        return try await carryOut(intent, options) {
            let account = try await accounts.openAccount(number.description)
            return Proposal(
                try SafeBoxDrafts.schedule(
                    intent,
                    schedule,
                    try await directory.requiredBox(linkedTo: account.id).held,
                    on: try await ledger.businessDate()
                )
            )
        }
    }
}
