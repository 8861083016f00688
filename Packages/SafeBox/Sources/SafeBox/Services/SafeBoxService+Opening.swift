import Bookkeeping
import LedgerInterface
import SafeBoxInterface

extension SafeBoxService {
    /// Opens the box of an account; each account has one at most.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.exists`.
    func open(
        _ request: SafeBoxOpeningRequest,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await number(of: request.account, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: .safeBoxOpening,
            content: [
                "account": number.description, "limit": String(request.limit.money.won),
            ]
        )
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let account = try await accounts.openAccount(number.description)
        return try await ledger.carryOut(options, authority: { .unneeded }) { authority in
            if let box = try await directory.box(linkedTo: account.id) {
                throw BankError(
                    .refused,
                    code: "safebox.exists",
                    "\(number) has a safe box already, with \(box.balance) in it"
                )
            }
            let boxAccount = try await directory.freeBoxAccount(of: account.id)
            let record = SafeBoxRecord(
                linkedAccount: account.id,
                boxAccount: boxAccount,
                limit: request.limit,
                payout: .onRequest,
                accrual: DailyAccrual(from: try await ledger.businessDate())
            )
            return TransactionDraft(
                intent,
                authority: authority,
                openings: [AccountOpening(id: boxAccount, kind: .safeBox, owner: account.owner)],
                records: [
                    try .create(
                        SafeBoxRecord.key(ofBoxLinkedTo: account.id),
                        record,
                        linkedTo: account.id
                    )
                ],
                result: ["box": boxAccount.rawValue]
            )
        }
    }
}
