import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

extension SafeBoxService {
    /// Pays the interest earned so far into the account (이자 바로 받기), less tax, on the owner's
    /// signature over what is paid. What is below one won stays in the box, and is earned on.
    ///
    /// The outcome's result has the interest before tax, as `interest`.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`, `safebox.no-interest`,
    ///   `safebox.interest-changed`, and what signing throws.
    func takeInterest(
        _ reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await number(of: reference, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: .safeBoxInterest,
            content: ["account": number.description]
        )
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let (account, box) = try await accountAndBox(of: number)
        let payable = try await interest.accrual(of: box.record).interest.payable
        guard payable > .zero else {
            throw BankError(
                .refused,
                code: "safebox.no-interest",
                "the safe box of \(number) has no interest to pay yet; it is counted when a day is closed"
            )
        }
        let payout = InterestPayout(payable)
        let movement = Movement(
            of: intent,
            by: account.owner,
            from: box.record.boxAccount,
            to: account.id,
            amount: payout.paid
        )
        return try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Interest of the safe box",
                from: "the safe box of \(number)",
                to: account.label,
                amount: payout.paid,
                details: payout.details
            ),
            authority: { try await signing.request(signing: movement) }
        ) { authority in
            var box = try await directory.requiredBox(linkedTo: account.id)
            box.held.value.accrual = try await interest.accrual(of: box.record)
            // What was signed is what is paid, to the won.
            guard box.held.value.accrual.takePayable() == payable else {
                throw BankError(
                    .refused,
                    code: "safebox.interest-changed",
                    "the interest of the safe box of \(number) changed meanwhile; please try again"
                )
            }
            return TransactionDraft(
                intent,
                authority: authority,
                legs: payout.legs(to: account.id, text: SafeBoxRecord.interestName),
                openings: InterestPayout.openings,
                records: [try box.held.update()],
                result: ["interest": String(payable.won)]
            )
        }
    }
}
