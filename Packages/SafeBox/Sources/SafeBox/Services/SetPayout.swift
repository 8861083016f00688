import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// Sets the schedule by which a box pays its interest.
///
/// It moves no money, so it needs no signature.
struct SetPayout: Sendable {
    let service: SafeBoxService

    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`.
    func callAsFunction(
        _ schedule: PayoutSchedule,
        of reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let (number, intent) = try await service.intent(
            .safeBoxSetting,
            for: reference,
            options,
            ["payout": schedule.rawValue]
        )
        return try await service.carryOut(intent, options) {
            let account = try await service.accounts.openAccount(number.description)
            return Proposal(
                try SafeBoxDrafts.schedule(
                    intent,
                    schedule,
                    try await service.directory.requiredBox(linkedTo: account.id).held,
                    on: try await service.ledger.businessDate()
                )
            )
        }
    }
}
