import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension DemandDepositService {
    /// Moves money to another account of the bank, on the payer's signature.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `transfer.same-account`,
    ///   `balance.insufficient`, and what signing throws.
    func transfer(
        _ request: TransferRequest,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let fromNumber = try await directory.number(of: request.from, asked: options, key: "from")
        let toNumber = try await directory.number(of: request.to, asked: options, key: "to")
        let intent = Intent(
            id: options.id,
            purpose: .transfer,
            content: [
                "from": fromNumber.description,
                "to": toNumber.description,
                "amount": String(request.amount.won),
                "memo": request.memo,
            ]
        )
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let from = try await openAccount(.number(fromNumber))
        let to = try await openAccount(.number(toNumber))
        guard from.id != to.id else {
            throw BankError(
                .refused,
                code: "transfer.same-account",
                "\(from.number) cannot send money to itself; name another account"
            )
        }
        try from.requireSpendable(request.amount)
        let payee = try await customers.customer(to.owner)
        let movement = Movement(
            of: intent,
            by: from.owner,
            from: from.id,
            to: to.id,
            amount: request.amount
        )
        return try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Transfer",
                from: from.label,
                to: "\(to.number) (\(payee.name))",
                amount: request.amount
            ),
            authority: { try await signing.request(signing: movement) }
        ) { authority in
            TransactionDraft(
                intent,
                authority: authority,
                legs: [
                    .debit(from.id, request.amount, "transfer to \(to.number)"),
                    .credit(to.id, request.amount, "transfer from \(from.number)"),
                ],
                memo: request.memo
            )
        }
    }
}
