import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension DemandDepositService {
    /// Pays cash in, on the bank's word.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `amount.overflow`.
    func deposit(
        _ request: CashRequest,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await directory.number(of: request.account, asked: options)
        let intent = cashIntent(.deposit, number, request, options)
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let account = try await openAccount(.number(number))
        return try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Deposit",
                from: "cash",
                to: account.label,
                amount: request.amount,
                details: MovementPreview.memo(request.memo)
            ),
            authority: { .bank(authority) }
        ) { authority in
            TransactionDraft(
                intent,
                authority: authority,
                legs: [
                    .debit(AccountOpening.cash.id, request.amount, "cash paid in"),
                    .credit(account.id, request.amount, "cash paid in"),
                ],
                openings: [.cash],
                memo: request.memo
            )
        }
    }

    /// Takes cash out, on the owner's signature.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `balance.insufficient`, and what signing
    ///   throws.
    func withdraw(
        _ request: CashRequest,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await directory.number(of: request.account, asked: options)
        let intent = cashIntent(.withdrawal, number, request, options)
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let account = try await openAccount(.number(number))
        try account.requireSpendable(request.amount)
        let movement = Movement(
            of: intent,
            by: account.owner,
            from: account.id,
            to: AccountOpening.cash.id,
            amount: request.amount
        )
        return try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Withdraw",
                from: account.label,
                to: "cash",
                amount: request.amount,
                details: MovementPreview.memo(request.memo)
            ),
            authority: { try await signing.request(signing: movement) }
        ) { authority in
            TransactionDraft(
                intent,
                authority: authority,
                legs: [
                    .debit(account.id, request.amount, "cash taken out"),
                    .credit(AccountOpening.cash.id, request.amount, "cash taken out"),
                ],
                openings: [.cash],
                memo: request.memo
            )
        }
    }

    private func cashIntent(
        _ purpose: Purpose,
        _ number: AccountNumber,
        _ request: CashRequest,
        _ options: RequestOptions
    ) -> Intent {
        Intent(
            id: options.id,
            purpose: purpose,
            content: [
                "account": number.description,
                "amount": String(request.amount.won),
                "memo": request.memo,
            ]
        )
    }
}
