import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface

/// Opens the box of an account; each account has one at most.
struct OpenSafeBox: Sendable {
    let service: SafeBoxService

    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.exists`.
    func callAsFunction(
        for reference: AccountReference,
        limit: SafeBoxLimit,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let (number, intent) = try await service.intent(
            .safeBoxOpening,
            for: reference,
            options,
            ["limit": String(limit.money.won)]
        )
        if let first = try await service.ledger.receipt(for: intent) { return .posted(first) }
        let account = try await service.accounts.openAccount(number.description)
        return try await service.ledger.carryOut(options, authority: { .unneeded }) { authority in
            if let box = try await service.directory.box(linkedTo: account.id) {
                throw BankError(
                    .refused,
                    code: "safebox.exists",
                    "the account '\(number)' has a safe box already, with \(box.balance) in it"
                )
            }
            let boxAccount = try await service.directory.freeBoxAccount(of: account.id)
            let record = SafeBoxRecord(
                linkedAccount: account.id,
                boxAccount: boxAccount,
                limit: limit,
                payout: .onRequest,
                accrual: DailyAccrual(from: try await service.ledger.businessDate())
            )
            let key = SafeBoxRecord.key(ofBoxLinkedTo: account.id)
            return TransactionDraft(
                intent,
                authority: authority,
                openings: [AccountOpening(id: boxAccount, kind: .safeBox, owner: account.owner)],
                records: [try .create(key, record, linkedTo: account.id)],
                result: ["box": boxAccount.rawValue]
            )
        }
    }
}
