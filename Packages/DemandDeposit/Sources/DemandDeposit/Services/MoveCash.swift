import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// Pays cash into an account by the bank's authority, or takes it out on the owner's signature.
struct MoveCash: Sendable {
    let service: DemandDepositService

    /// - Parameter memo: A text validated by `FreeText`; may be empty.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `amount.overflow`,
    ///   `balance.insufficient`, and errors of signing.
    func callAsFunction(
        _ move: CashMove,
        _ amount: Money,
        of reference: AccountReference,
        memo: String,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await service.directory.number(of: reference, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: move.purpose,
            content: [
                "account": number.description, "amount": String(amount.won), "memo": memo,
            ]
        )
        if let first = try await service.ledger.receipt(for: intent) { return .posted(first) }
        let account = try await service.openAccount(number)
        if move == .withdraw { try account.requireSpendable(amount) }
        let (cashSide, accountSide) = (
            (id: AccountOpening.cash.id, name: "cash"), (id: account.id, name: account.label)
        )
        let (from, to) =
            move == .deposit ? (cashSide, accountSide) : (accountSide, cashSide)
        return try await service.ledger.carryOut(
            options,
            preview: MovementPreview(
                title: move.title,
                from: from.name,
                to: to.name,
                amount: amount,
                details: MovementPreview.memo(memo)
            ),
            authority: {
                guard move == .withdraw else { return .bank(service.authority) }
                return try await service.signing.request(
                    signing: Movement(
                        of: intent,
                        by: account.owner,
                        from: from.id,
                        to: to.id,
                        amount: amount
                    )
                )
            }
        ) { authority in
            TransactionDraft(
                intent,
                authority: authority,
                legs: [
                    .debit(from.id, amount, move.entryText),
                    .credit(to.id, amount, move.entryText),
                ],
                openings: [.cash],
                memo: memo
            )
        }
    }
}
