import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface

/// Authorizes a card payment: its amount is held on the account.
///
/// No password is needed, as in a shop. The card's state, locks and limits and the balance decide.
struct PayByCard: Sendable {
    let service: CardService

    /// - Throws: `BankError` `balance.insufficient`, and errors of ``FindCard`` and of
    ///   ``Card/requirePayable(_:_:on:)``.
    func callAsFunction(
        _ request: CardPaymentRequest,
        options: RequestOptions
    ) async throws -> PaymentChange {
        let card = try await service.findCard(request.card, for: options)
        let intent = Intent(
            id: options.id,
            purpose: .cardPayment,
            content: [
                "card": card.recordName,
                "amount": String(request.amount.won),
                "merchant": request.merchant,
                "place": request.place.rawValue,
            ]
        )
        if let first = try await service.ledger.receipt(for: intent) {
            return try await PaymentChange(posted: first, in: service)
        }
        let account = try await service.demandDeposit.account(card.account.rawValue)
        let planned = try await authorize(request, by: card).payment
        try account.requireSpendable(request.amount)
        let outcome = try await service.ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Card payment",
                from: account.label,
                to: request.merchant,
                amount: request.amount
            ),
            authority: { .bank(service.authority) },
            draft: { try await draft(of: intent, request, by: card.recordName, authority: $0) }
        )
        return try await PaymentChange(planned, request.amount, outcome, in: service)
    }

    private func draft(
        of intent: Intent,
        _ request: CardPaymentRequest,
        by name: String,
        authority: Authority
    ) async throws -> TransactionDraft {
        var card = try await service.records.card(named: name)
        let (payer, payment) = try await authorize(request, by: card.value)
        card.value = payer
        return TransactionDraft(
            intent,
            authority: authority,
            records: try PaymentRecords.creating(payment) + [CardRecords.changing(card)],
            holds: [.place(payment.hold.id, on: payment.account, payment.authorized)],
            memo: payment.merchant,
            result: PaymentChange.result(of: payment, request.amount)
        )
    }

    /// Returns the new payment, and the card after it.
    private func authorize(
        _ request: CardPaymentRequest,
        by card: Card
    ) async throws -> (card: Card, payment: CardPayment) {
        let today = try await service.ledger.businessDate()
        try card.requirePayable(request.amount, request.place, on: today)
        var card = card
        card.paymentCount += 1
        try card.spending.add(request.amount, on: today)
        return (card, CardPayment(by: card, ordinal: card.paymentCount, of: request, on: today))
    }
}
