import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension DemandDepositService {
    /// Pays cash in on the bank's authority, or takes cash out on the owner's signature.
    ///
    /// - Parameter memo: A text that `FreeText` has validated; it may be empty.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `amount.overflow`,
    ///   `balance.insufficient`, and errors of signing.
    func moveCash(
        _ move: CashMove,
        _ amount: Money,
        of reference: AccountReference,
        memo: String,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await directory.number(of: reference, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: move.purpose,
            content: [
                "account": number.description, "amount": String(amount.won), "memo": memo,
            ]
        )
        return try await carryOut(intent, options) {
            let account = try await openAccount(number)
            if move == .withdraw { try account.requireSpendable(amount) }
            return proposal(move, intent, account)
        }
    }

    private func proposal(
        _ move: CashMove,
        _ intent: Intent,
        _ account: DemandDepositAccount
    ) -> Proposal {
        var draft = AccountDrafts.cash(move, intent)
        let names = move == .deposit ? ("cash", account.label) : (account.label, "cash")
        let preview = MovementPreview(
            title: move.title,
            from: names.0,
            to: names.1,
            amount: intent.amount,
            details: MovementPreview.memo(draft.memo)
        )
        guard move == .withdraw else {
            draft.authority = .bank(authority)
            return Proposal(draft, preview: preview)
        }
        return Proposal(
            draft,
            preview: preview,
            signedBy: Proposal.Signer(
                account.owner,
                from: account.id,
                to: AccountOpening.cash.id,
                amount: intent.amount
            )
        )
    }
}
