import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

extension SafeBoxService {
    /// Pays the interest earned so far into the account (이자 바로 받기), less tax.
    ///
    /// The owner signs. A fraction of one won stays in the box.
    ///
    /// - Returns: An outcome whose result has the interest before tax under the key `interest`.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`,
    ///   `safebox.no-interest`, `draft.changed`, and errors of signing.
    func takeInterest(
        _ reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let request = try await request(.safeBoxInterest, for: reference, options)
        let number = request.account
        return try await carryOut(request, options) {
            let (account, box) = try await accountAndBox(of: number)
            // Before the interest: if a day is closed meanwhile, the draft is refused and made again.
            let date = try await ledger.businessDate()
            let anchor = try await interest.accrued(by: box.record)
            try requirePayable(anchor, number)
            let payout = InterestPayout(anchor.interest.payable)
            return Proposal(
                try SafeBoxDrafts.interest(request, as: options.id, box.held, anchor, on: date),
                preview: MovementPreview(
                    title: "Interest of the safe box",
                    from: "the safe box of \(number)",
                    to: account.label,
                    amount: payout.paid,
                    details: payout.details
                ),
                signedBy: Proposal.Signer(
                    account.owner,
                    from: box.record.boxAccount,
                    to: account.id,
                    amount: payout.paid
                )
            )
        }
    }

    private func requirePayable(
        _ anchor: InterestAnchor,
        _ number: AccountNumber
    ) throws(BankError) {
        guard anchor.interest.payable > .zero else {
            throw BankError(
                .refused,
                code: "safebox.no-interest",
                "the safe box of '\(number)' has no interest to pay yet; "
                    + "interest is added when the bank closes a business day"
            )
        }
    }
}
