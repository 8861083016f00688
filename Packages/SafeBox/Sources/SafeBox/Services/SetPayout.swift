import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface

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
        if let first = try await service.ledger.receipt(for: intent) { return .posted(first) }
        let account = try await service.accounts.openAccount(number.description)
        return try await service.ledger.carryOut(options, authority: { .unneeded }) { authority in
            var box = try await service.directory.requiredBox(linkedTo: account.id)
            box.held.value.payout = schedule
            return TransactionDraft(
                intent,
                authority: authority,
                records: [try box.held.update()]
            )
        }
    }
}
