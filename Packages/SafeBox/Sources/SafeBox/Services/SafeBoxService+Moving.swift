import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

extension SafeBoxService {
    /// Puts money from the account into its box, on the owner's signature.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`, `safebox.limit`,
    ///   `balance.insufficient`, and what signing throws.
    func put(
        _ request: SafeBoxMoveRequest,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await number(of: request.account, asked: options)
        let intent = intent(.safeBoxPut, number, request, options)
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let (account, box) = try await accountAndBox(of: number)
        try box.requireRoom(for: request.amount)
        try account.requireSpendable(request.amount)
        let movement = Movement(
            of: intent,
            by: account.owner,
            from: account.id,
            to: box.record.boxAccount,
            amount: request.amount
        )
        return try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Put into the safe box",
                from: account.label,
                to: "the safe box of \(number)",
                amount: request.amount
            ),
            authority: { try await signing.request(signing: movement) }
        ) { authority in
            let box = try await directory.requiredBox(linkedTo: account.id)
            try box.requireRoom(for: request.amount)
            return try draft(intent, authority, movement, of: box, "into the safe box")
        }
    }

    /// Takes money out of the box into its account, on the owner's signature.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`, `balance.insufficient`,
    ///   and what signing throws.
    func take(
        _ request: SafeBoxMoveRequest,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await number(of: request.account, asked: options)
        let intent = intent(.safeBoxTake, number, request, options)
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let (account, box) = try await accountAndBox(of: number)
        try box.requireHolding(request.amount)
        let movement = Movement(
            of: intent,
            by: account.owner,
            from: box.record.boxAccount,
            to: account.id,
            amount: request.amount
        )
        return try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Take out of the safe box",
                from: "the safe box of \(number)",
                to: account.label,
                amount: request.amount
            ),
            authority: { try await signing.request(signing: movement) }
        ) { authority in
            let box = try await directory.requiredBox(linkedTo: account.id)
            try box.requireHolding(request.amount)
            return try draft(intent, authority, movement, of: box, "out of the safe box")
        }
    }

    private func intent(
        _ purpose: Purpose,
        _ number: AccountNumber,
        _ request: SafeBoxMoveRequest,
        _ options: RequestOptions
    ) -> Intent {
        Intent(
            id: options.id,
            purpose: purpose,
            content: ["account": number.description, "amount": String(request.amount.won)]
        )
    }

    /// The record is written anew though nothing in it changes: of two that move money at the same
    /// moment, one starts over and checks the limit again.
    private func draft(
        _ intent: Intent,
        _ authority: Authority,
        _ movement: Movement,
        of box: OpenSafeBox,
        _ text: String
    ) throws -> TransactionDraft {
        TransactionDraft(
            intent,
            authority: authority,
            legs: [
                .debit(movement.from, movement.amount, text),
                .credit(movement.to, movement.amount, text),
            ],
            records: [try box.held.update()],
            result: ["box": box.record.boxAccount.rawValue]
        )
    }
}
