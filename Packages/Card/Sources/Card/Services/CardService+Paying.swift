import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface

extension CardService {
    /// Authorises a payment: what the card's state, locks and limits and the account's money allow
    /// is held on the account. No password is asked for, as in a shop.
    /// - Throws: `BankError` `card.unknown`, `card.ambiguous`, `account.…`, `card.lost`,
    ///   `card.replaced`, `card.closed`, `card.locked`, `card.limit-payment`, `card.limit-day`,
    ///   `balance.insufficient`.
    package func pay(
        _ request: CardPaymentRequest,
        options: RequestOptions
    ) async throws -> CardPaymentChange {
        let card = try await card(request.card, asked: options)
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
        if let first = try await ledger.receipt(for: intent) { return try await repeated(first) }
        let account = try await demandDeposit.account(card.account.rawValue)
        let planned = try await authorise(request, by: card).payment
        try account.requireSpendable(request.amount)
        let outcome = try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Card payment",
                from: account.label,
                to: request.merchant,
                amount: request.amount
            ),
            authority: { .bank(authority) }
        ) { authority in
            var held = try await records.card(named: card.recordName)
            let (payer, payment) = try await authorise(request, by: held.value)
            held.value = payer
            return TransactionDraft(
                intent,
                authority: authority,
                records: try PaymentRecords.creating(payment) + [CardRecords.changing(held)],
                holds: [.place(payment.hold.id, on: payment.account, payment.authorised)],
                memo: payment.merchant,
                result: Self.result(of: payment, request.amount)
            )
        }
        return try await change(of: planned, request.amount, outcome)
    }

    /// The card and the payment as they are once the card has paid, today.
    /// - Throws: `BankError` for what the card refuses.
    private func authorise(
        _ request: CardPaymentRequest,
        by card: Card
    ) async throws -> (card: Card, payment: CardPayment) {
        let today = try await ledger.businessDate()
        try card.requirePayable(request.amount, request.place, on: today)
        var card = card
        card.paymentCount += 1
        try card.spending.add(request.amount, on: today)
        let payment = CardPayment(
            by: card,
            ordinal: card.paymentCount,
            of: request.amount,
            to: request.merchant,
            request.place,
            on: today
        )
        return (card, payment)
    }
}
