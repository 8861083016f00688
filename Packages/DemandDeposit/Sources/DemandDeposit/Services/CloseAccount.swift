import Bookkeeping
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// Closes an empty account without linked products, on the owner's signature.
///
/// The interest earned so far is paid in cash, less tax: paid into the account, it would keep the account
/// from closing. A fraction of one won is forfeited.
struct CloseAccount: Sendable {
    let service: DemandDepositService

    /// - Returns: An outcome whose result has the interest before tax, as `interest`.
    /// - Throws: `BankError` `account.unknown`, `account.closed`, `account.not-empty`, `account.held`,
    ///   `account.linked`, `account.interest-changed`, and errors of signing.
    func callAsFunction(
        _ reference: AccountReference,
        _ options: RequestOptions
    ) async throws -> RequestOutcome {
        let number = try await service.directory.number(of: reference, asked: options)
        let intent = Intent(
            id: options.id,
            purpose: .accountClosing,
            content: ["account": number.description]
        )
        if let first = try await service.ledger.receipt(for: intent) { return .posted(first) }
        let account = try await service.openAccount(number)
        try requireEmpty(account)
        try await requireNothingLinked(to: account)
        let payout = try await payout(of: number).payout
        // The account gains and loses the interest at once, so that the signed amount is zero won.
        let movement = Movement(
            of: intent,
            by: account.owner,
            from: account.id,
            to: account.id,
            amount: .zero
        )
        return try await service.ledger.carryOut(
            options,
            preview: preview(of: account, payout),
            authority: { try await service.signing.request(signing: movement) }
        ) { authority in
            let (held, current) = try await self.payout(of: number)
            guard current == payout else {
                throw BankError(
                    .refused,
                    code: "account.interest-changed",
                    "a day was closed meanwhile and '\(number)' earned interest; try again"
                )
            }
            return TransactionDraft(
                intent,
                authority: authority,
                legs: payout.map { legs(of: $0, for: account.id) } ?? [],
                openings: payout == nil ? [] : InterestPayout.openings + [.cash],
                closings: [account.id],
                records: [held.remove()],
                result: ["interest": String(payout?.interest.won ?? 0)]
            )
        }
    }

    /// Returns the record, and the interest to pay; nil for less than one won.
    private func payout(
        of number: AccountNumber
    ) async throws -> (held: TypedRecord<AccountRecord>, payout: InterestPayout?) {
        let held = try await service.directory.requiredRecord(of: number)
        let payable = try await service.interest.accrual(of: held.value).interest.payable
        return (held, payable > .zero ? InterestPayout(payable) : nil)
    }

    private func preview(
        of account: DemandDepositAccount,
        _ payout: InterestPayout?
    ) -> MovementPreview {
        MovementPreview(
            title: "Closing of an account",
            from: account.label,
            to: "cash",
            amount: .zero,
            details: payout.map {
                $0.details + [MovementPreview.Detail("Paid in cash", $0.paid.description)]
            } ?? []
        )
    }

    private func legs(of payout: InterestPayout, for account: AccountID) -> [Leg] {
        payout.legs(to: account, text: AccountRecord.interestName) + [
            .debit(account, payout.paid, "interest paid in cash"),
            .credit(AccountOpening.cash.id, payout.paid, "interest paid in cash"),
        ]
    }

    private func requireEmpty(_ account: DemandDepositAccount) throws(BankError) {
        guard account.balance == .zero else {
            throw BankError(
                .refused,
                code: "account.not-empty",
                "the account '\(account.number)' has \(account.balance) to spend; "
                    + "withdraw or transfer it before closing"
            )
        }
        guard account.held == .zero else {
            throw BankError(
                .refused,
                code: "account.held",
                "\(account.held) of the account '\(account.number)' are held for card payments; "
                    + "wait until they are settled, or expire"
            )
        }
    }

    private func requireNothingLinked(to account: DemandDepositAccount) async throws {
        let records = try await service.ledger.records(linkedTo: account.id)
        guard !records.isEmpty else { return }
        var linked = try await service.cards.value.cards(linkedTo: account.id).map {
            "card '\($0.maskedNumber)'"
        }
        if let box = try await service.safeBoxes.value.safeBox(linkedTo: account.id) {
            linked.insert("a safe box with \(box.balance)", at: 0)
        }
        if linked.isEmpty {
            // The record of a feature that this one has no interface to.
            linked = Set(records.map(\.key.collection)).sorted()
        }
        throw BankError(
            .refused,
            code: "account.linked",
            "the account '\(account.number)' is still linked to \(linked.joined(separator: ", ")); "
                + "close what is linked first"
        )
    }
}
