import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SafeBoxInterface
import SigningInterface

/// Pays the interest earned so far into the account (이자 바로 받기), less tax.
///
/// The owner signs. A fraction of one won stays in the box.
struct TakeInterest: Sendable {
    let service: SafeBoxService

    /// - Returns: An outcome whose result has the interest before tax, as `interest`.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `safebox.none`,
    ///   `safebox.no-interest`, `safebox.interest-changed`, and errors of signing.
    func callAsFunction(
        _ reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let (number, intent) = try await service.intent(.safeBoxInterest, for: reference, options)
        if let first = try await service.ledger.receipt(for: intent) { return .posted(first) }
        let (account, box) = try await service.accountAndBox(of: number)
        let payout = InterestPayout(try await payableInterest(of: box, number))
        let movement = Movement(
            of: intent,
            by: account.owner,
            from: box.record.boxAccount,
            to: account.id,
            amount: payout.paid
        )
        return try await service.ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Interest of the safe box",
                from: "the safe box of \(number)",
                to: account.label,
                amount: payout.paid,
                details: payout.details
            ),
            authority: { try await service.signing.request(signing: movement) }
        ) { authority in
            var box = try await service.directory.requiredBox(linkedTo: account.id)
            box.held.value.accrual = try await service.interest.accrual(of: box.record)
            // The amount that was signed must be the amount that is paid, to the won.
            guard box.held.value.accrual.takePayable() == payout.interest else {
                throw BankError(
                    .refused,
                    code: "safebox.interest-changed",
                    "the interest of the safe box of '\(number)' changed meanwhile; try again"
                )
            }
            return TransactionDraft(
                intent,
                authority: authority,
                legs: payout.legs(to: account.id, text: SafeBoxRecord.interestName),
                openings: InterestPayout.openings,
                records: [try box.held.update()],
                result: ["interest": String(payout.interest.won)]
            )
        }
    }

    private func payableInterest(
        of box: SafeBoxSnapshot,
        _ number: AccountNumber
    ) async throws -> Money {
        let payable = try await service.interest.accrual(of: box.record).interest.payable
        guard payable > .zero else {
            throw BankError(
                .refused,
                code: "safebox.no-interest",
                "the safe box of '\(number)' has no interest to pay yet; "
                    + "it is counted when a day is closed"
            )
        }
        return payable
    }
}
