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
        let number = try await directory.number(of: reference, options, \CashRequest.account)
        let request = CashRequest(move, amount, at: number, memo: memo)
        return try await carryOut(request, options) {
            let account = try await openAccount(number)
            if move == .withdraw { try account.requireSpendable(amount) }
            return proposal(AccountDrafts.cash(request, as: options.id), request, account)
        }
    }

    private func proposal(
        _ draft: TransactionDraft,
        _ request: CashRequest,
        _ account: DemandDepositAccount
    ) -> Proposal {
        let names = request.move == .deposit ? ("cash", account.label) : (account.label, "cash")
        let preview = MovementPreview(
            title: request.move.title,
            from: names.0,
            to: names.1,
            amount: request.amount,
            details: MovementPreview.memo(request.memo)
        )
        guard request.move == .withdraw else {
            var draft = draft
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
                amount: request.amount
            )
        )
    }
}
