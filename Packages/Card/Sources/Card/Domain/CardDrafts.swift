import Bookkeeping
import CardInterface

/// Builds the transaction for a request about cards, from the request and the stored records.
///
/// The use cases post these drafts. The authority rules build each draft again, and refuse an entry
/// that differs from it.
enum CardDrafts {
    /// Returns the transaction that issues a card.
    static func issuing(_ card: Card, _ intent: Intent) throws -> TransactionDraft {
        TransactionDraft(
            intent,
            records: try CardRecords.creating(card),
            result: [CardIssue.resultKey: card.recordName],
            on: card.issued
        )
    }

    /// Returns the transaction that replaces a lost card.
    /// - Throws: `BankError` `card.not-lost`, `card.replaced`, `card.closed`.
    static func replacing(
        _ lost: TypedRecord<Card>,
        by number: CardNumber,
        ordinal: Int,
        _ intent: Intent,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        try lost.value.requireLost()
        var replaced = lost
        replaced.value.changeState(to: .replaced, on: date)
        let card = lost.value.replacement(number: number, ordinal: ordinal, issued: date)
        var draft = try issuing(card, intent)
        draft.records.append(try CardRecords.changing(replaced))
        return draft
    }

    /// Returns the transaction that changes a card.
    /// - Parameter spending: The spending of the card's account. The closing of a card is refused
    ///   if the spending changes meanwhile.
    /// - Throws: The errors of ``CardEdit/apply(to:on:)``.
    static func changing(
        _ card: TypedRecord<Card>,
        by edit: CardEdit,
        _ id: IdempotencyID,
        spending: TypedRecord<CardSpending>?,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var card = card
        try edit.apply(to: &card.value, on: date)
        var draft = TransactionDraft(
            Intent(id: id, CardEditRequest(card: card.value.recordName, edit: edit)),
            records: [try CardRecords.changing(card)],
            on: date
        )
        if edit == .close {
            draft.reads[CardSpending.key(of: card.value.account)] = spending?.record.version ?? 0
        }
        return draft
    }

    /// Returns the transaction that authorizes a payment by a card.
    /// - Throws: The errors of ``Card/requirePayable(_:_:after:)``, and `BankError` `date.end` if the
    ///   hold cannot expire.
    static func paying(
        _ purchase: CardPurchase,
        by card: TypedRecord<Card>,
        _ id: IdempotencyID,
        spending: TypedRecord<CardSpending>?,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var spent = spending?.value ?? CardSpending(on: date)
        try card.value.requirePayable(
            purchase.amount,
            purchase.place,
            after: spent.amount(on: date)
        )
        try spent.add(purchase.amount, by: card.value, on: date)
        _ = try date.later(by: CardPayment.daysHeld)
        let payment = CardPayment(
            by: card.value,
            ordinal: spent.paymentCount(of: card.value),
            of: purchase,
            on: date
        )
        let key = CardSpending.key(of: card.value.account)
        var draft = TransactionDraft(
            Intent(
                id: id,
                CardPaymentRequest(card: card.value.recordName, purchase: purchase)
            ),
            records: try PaymentRecords.creating(payment) + [
                spending.map { try .update($0.record, to: spent) } ?? .create(key, spent)
            ],
            holds: [.place(payment.hold.id, on: payment.account, payment.authorized)],
            memo: payment.merchant,
            result: PaymentChange.result(of: payment, purchase.amount),
            on: date
        )
        draft.reads[card.record.key] = card.record.version
        return draft
    }

    /// Returns the transaction that changes a payment.
    /// - Parameters:
    ///   - payment: The payment.
    ///   - hold: The record of the payment's hold; nil if no amount is held.
    ///   - step: The step to apply to the payment.
    ///   - id: The idempotency key of the request.
    ///   - spending: The spending of the account. A release or cancellation on the day of the
    ///     payment lowers the spending.
    ///   - date: The business date.
    /// - Throws: The errors of ``CardPayment``.
    static func changing(
        _ payment: TypedRecord<CardPayment>,
        hold: TypedRecord<CardHold>?,
        by step: PaymentStep,
        _ id: IdempotencyID,
        spending: TypedRecord<CardSpending>?,
        on date: BusinessDate
    ) throws -> TransactionDraft {
        var changed = payment
        let amount = try step.apply(to: &changed.value, on: date, as: id)
        let (before, after) = (payment.value, changed.value)
        var draft = TransactionDraft(
            Intent(id: id, PaymentStepRequest(payment: after.name, step: step)),
            legs: step.legs(moving: amount, of: after),
            openings: step.purpose == .cardSettlement ? [.cardSettlement] : [],
            records: [try changed.update()],
            holds: after.held == before.held ? [] : [.lower(before.hold, to: after.held)],
            memo: after.merchant,
            reverses: step.reversal(of: before),
            result: PaymentChange.result(of: after, amount),
            on: date
        )
        if after.held == .zero, let hold { draft.records.append(hold.remove()) }
        if step.purpose != .cardSettlement, date == after.date, var spending {
            try spending.value.giveBack(amount, of: date)
            draft.records.append(try spending.update())
        }
        return draft
    }
}
