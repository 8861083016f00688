import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface
import SigningInterface

/// The result of a request about a payment.
struct PaymentChange: Sendable, Hashable {
    /// The changed payment; after a dry run, the payment with the unsaved change.
    let payment: CardPayment
    /// The amount that was authorized, settled, released or canceled.
    let amount: Money
    let outcome: RequestOutcome
}

extension PaymentChange {
    /// Reads the payment from the book, or from the planned draft after a dry run.
    /// - Parameter planned: Builds the draft of the request; called only after a dry run.
    init(
        _ outcome: RequestOutcome,
        in service: CardService,
        planned: () async throws -> TransactionDraft
    ) async throws {
        switch outcome {
        case .posted(let receipt):
            let name = receipt.result[Self.paymentKey] ?? ""
            self.init(
                payment: try await service.findPayment(name).value,
                amount: Self.amount(of: receipt.result),
                outcome: outcome
            )
        case .rehearsed(_, let result):
            self.init(
                payment: try PaymentRecords.payment(in: try await planned()),
                amount: Self.amount(of: result),
                outcome: outcome
            )
        }
    }

    private static let paymentKey = "payment"
    private static let amountKey = "amount"

    private static func amount(of result: [String: String]) -> Money {
        Money(won: result[amountKey].flatMap { Int64($0) } ?? 0)
    }

    /// Returns the payment's name and the amount in the form that a receipt stores.
    static func result(of payment: CardPayment, _ amount: Money) -> [String: String] {
        [paymentKey: payment.name, amountKey: String(amount.won)]
    }
}

extension CardService {
    /// Settles, voids or cancels one payment on the bank's authority.
    ///
    /// Settling moves the amount to the merchant and keeps the rest of the hold. An amount that is
    /// voided or canceled on the day of the payment no longer counts toward that day's limit.
    ///
    /// - Throws: `BankError` `account.closed` for a cancellation, and the errors of
    ///   ``findPayment(_:)`` and of ``CardPayment``.
    func changePayment(
        _ name: String,
        _ step: PaymentStep,
        options: RequestOptions
    ) async throws -> PaymentChange {
        let name = try await findPayment(name, for: options).value.name
        let request = PaymentStepRequest(payment: name, step: step)
        let outcome = try await carryOut(request, options) {
            let payment = try await findPayment(name)
            let draft = try await draft(step, payment, as: options.id)
            return Proposal(draft, preview: try await preview(of: step, payment.value, draft))
        }
        return try await PaymentChange(outcome, in: self) {
            try await draft(step, findPayment(name), as: options.id)
        }
    }

    /// Returns the transaction that applies `step` to `payment`, with the bank's authority.
    func draft(
        _ step: PaymentStep,
        _ payment: TypedRecord<CardPayment>,
        as id: IdempotencyID
    ) async throws -> TransactionDraft {
        var draft = try CardDrafts.changing(
            payment,
            hold: try await payments.hold(of: payment.value),
            by: step,
            id,
            spending: try await payments.spending(of: payment.value.account),
            on: try await ledger.businessDate()
        )
        draft.authority = .bank(authority)
        return draft
    }

    private func preview(
        of step: PaymentStep,
        _ payment: CardPayment,
        _ draft: TransactionDraft
    ) async throws -> MovementPreview? {
        guard let amount = draft.legs.first?.amount else { return nil }
        let account = try await demandDeposit.account(payment.account.rawValue)
        guard step.purpose == .cardCancellation else {
            return MovementPreview(
                title: "Settlement of a card payment",
                from: account.label,
                to: payment.merchant,
                amount: amount
            )
        }
        try account.requireOpen()
        return MovementPreview(
            title: "Cancellation of a card payment",
            from: payment.merchant,
            to: account.label,
            amount: amount
        )
    }
}
