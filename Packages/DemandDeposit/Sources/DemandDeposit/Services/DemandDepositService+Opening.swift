import Bookkeeping
import DemandDepositInterface
import LedgerInterface

extension DemandDepositService {
    /// Opens an account. Its number is in the outcome's result, as `account`.
    /// - Throws: `BankError` `customer.unknown`, `nickname.taken`, `account.none-left`.
    func open(
        _ request: OpeningRequest,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let intent = Intent(
            id: options.id,
            purpose: .accountOpening,
            content: [
                "customer": request.customer.rawValue, "nickname": request.nickname?.text ?? "",
            ]
        )
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let customer = try await customers.customer(request.customer).id
        return try await ledger.carryOut(options, authority: { .unneeded }) { authority in
            let held = try await ledger.record(AccountCounter.key, as: AccountCounter.self)
            // After the counter was read: of two who open at the same moment one looks again.
            if let nickname = request.nickname {
                try await requireFree(nickname, for: customer, except: nil)
            }
            var counter = held?.value ?? AccountCounter()
            let number = try counter.next()
            let account = AccountRecord(
                account: number.accountID,
                nickname: request.nickname?.text,
                accrual: DailyAccrual(from: try await ledger.businessDate())
            )
            return TransactionDraft(
                intent,
                authority: authority,
                openings: [
                    AccountOpening(id: account.account, kind: .demandDeposit, owner: customer)
                ],
                records: [
                    try held.map { try .update($0.record, to: counter) }
                        ?? .create(AccountCounter.key, counter),
                    try .create(AccountRecord.key(of: account.account), account),
                ],
                result: ["account": number.description]
            )
        }
    }
}
