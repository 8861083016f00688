import Bookkeeping
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
        let payee = try await payee(toNumber, paidBy: fromNumber)
        let to = payee.account
        try from.requireSpendable(request.amount)
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
                to: payee.label,
                amount: request.amount,
                details: MovementPreview.memo(request.memo)
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

    /// Who gets the money of a transfer, to be shown before it moves.
    /// - Parameter payer: The account that pays, which cannot be paid.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `transfer.same-account`.
    func payee(_ number: AccountNumber, paidBy payer: AccountNumber) async throws -> Payee {
        let account = try await openAccount(.number(number))
        guard account.number != payer else {
            throw BankError(
                .refused,
                code: "transfer.same-account",
                "\(payer) cannot send money to itself; name another account"
            )
        }
        return Payee(account: account, owner: try await customers.customer(account.owner))
    }
}
