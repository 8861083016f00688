import Bookkeeping
import DemandDepositInterface
import LedgerInterface

/// Opens an account.
struct OpenAccount: Sendable {
    let service: DemandDepositService

    /// - Returns: An outcome whose result has the account number, as `account`.
    /// - Throws: `BankError` `customer.unknown`, `nickname.taken`, `account.none-left`.
    func callAsFunction(
        for customer: CustomerID,
        nickname: Nickname?,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let intent = Intent(
            id: options.id,
            purpose: .accountOpening,
            content: ["customer": customer.rawValue, "nickname": nickname?.text ?? ""]
        )
        if let first = try await service.ledger.receipt(for: intent) { return .posted(first) }
        let owner = try await service.customers.customer(customer).id
        return try await service.ledger.carryOut(options, authority: { .unneeded }) { authority in
            let held = try await service.ledger.record(AccountCounter.key, as: AccountCounter.self)
            // Checked after the counter was read: of two simultaneous requests, one conflicts, starts
            // over and checks the nickname again.
            if let nickname { try await service.requireUnused(nickname, by: owner) }
            var counter = held?.value ?? AccountCounter()
            let number = try counter.next()
            let account = AccountRecord(
                account: number.accountID,
                nickname: nickname?.text,
                accrual: DailyAccrual(from: try await service.ledger.businessDate())
            )
            return TransactionDraft(
                intent,
                authority: authority,
                openings: [AccountOpening(id: account.account, kind: .demandDeposit, owner: owner)],
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
