import Bookkeeping
import LedgerInterface
import SafeBoxInterface

extension SafeBoxService {
    /// Sets when the box pays its interest. No money moves, so nothing is signed.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`.
    func setPayout(
        _ request: SafeBoxPayoutRequest,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await number(of: request.account, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: .safeBoxSetting,
            content: [
                "account": number.description, "payout": request.schedule.rawValue,
            ]
        )
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let account = try await accounts.openAccount(number.description)
        return try await ledger.carryOut(options, authority: { .unneeded }) { authority in
            var box = try await directory.requiredBox(linkedTo: account.id)
            box.held.value.payout = request.schedule
            return TransactionDraft(
                intent,
                authority: authority,
                records: [try box.held.update()]
            )
        }
    }
}
