import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

extension DemandDepositService {
    /// Closes an account that holds nothing and to which nothing is linked, on the owner's signature.
    ///
    /// Interest earned so far and not yet paid is paid with the closing, less tax, in cash: an account
    /// that gets it would not be at zero, and a quarter is long to wait. What is below one won is
    /// forfeited. The outcome's result has the interest before tax, as `interest`.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `account.not-empty`, `account.held`,
    ///   `account.linked`, and what signing throws.
    func close(
        _ reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await directory.number(of: reference, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: .accountClosing,
            content: ["account": number.description]
        )
        if let first = try await ledger.receipt(for: intent) { return .posted(first) }
        let account = try await openAccount(.number(number))
        guard account.balance == .zero else {
            throw BankError(
                .refused,
                code: "account.not-empty",
                "\(number) has \(account.balance) to spend; withdraw or transfer it before closing"
            )
        }
        guard account.held == .zero else {
            throw BankError(
                .refused,
                code: "account.held",
                "\(account.held) of \(number) are held for card payments; "
                    + "wait until they are settled, or expire"
            )
        }
        try await requireNothingLinked(to: account)
        let payout = try await closingPayout(of: number).payout
        // The account itself gains and loses the interest in one go, so what is signed is zero won.
        let movement = Movement(
            of: intent,
            by: account.owner,
            from: account.id,
            to: account.id,
            amount: .zero
        )
        return try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Closing of an account",
                from: account.label,
                to: "cash",
                // As it is signed: nothing moves but the interest, which comes and goes at once.
                amount: .zero,
                details: payout.map {
                    $0.details + [MovementPreview.Detail("Paid in cash", $0.paid.description)]
                } ?? []
            ),
            authority: { try await signing.request(signing: movement) }
        ) { authority in
            let (held, current) = try await closingPayout(of: number)
            guard current == payout else {
                throw BankError(
                    .refused,
                    code: "account.interest-changed",
                    "a day was closed meanwhile and \(number) earned interest; please try again"
                )
            }
            var draft = TransactionDraft(
                intent,
                authority: authority,
                closings: [account.id],
                records: [held.remove()],
                result: ["interest": String(payout?.interest.won ?? 0)]
            )
            if let payout {
                draft.legs =
                    payout.legs(to: account.id, text: AccountRecord.interestName) + [
                        .debit(account.id, payout.paid, "interest paid in cash"),
                        .credit(AccountOpening.cash.id, payout.paid, "interest paid in cash"),
                    ]
                draft.openings = InterestPayout.openings + [.cash]
            }
            return draft
        }
    }

    private func closingPayout(
        of number: AccountNumber
    ) async throws -> (held: TypedRecord<AccountRecord>, payout: InterestPayout?) {
        guard let held = try await directory.record(of: number) else {
            throw BankError.accountClosed(number)
        }
        let payable = try await interest.accrual(of: held.value).interest.payable
        return (held, payable > .zero ? InterestPayout(payable) : nil)
    }

    /// - Throws: `BankError` `account.linked`, naming what is.
    private func requireNothingLinked(to account: DemandDepositAccount) async throws {
        let records = try await ledger.records(linkedTo: account.id)
        guard !records.isEmpty else { return }
        var linked = try await cards.value.cards(linkedTo: account.id).map {
            "card \($0.maskedNumber)"
        }
        if let box = try await safeBoxes.value.safeBox(linkedTo: account.id) {
            linked.insert("a safe box with \(box.balance)", at: 0)
        }
        if linked.isEmpty {
            linked = Set(records.map(\.key.collection)).sorted()
        }
        throw BankError(
            .refused,
            code: "account.linked",
            "\(account.number) is still linked to \(linked.joined(separator: ", ")); "
                + "close what is linked first"
        )
    }
}
