import Bookkeeping
import CardInterface
import LedgerInterface

extension CardService {
    /// Gives back what is held for a payment, on the bank's word; on the day of the payment it is
    /// given back to the day's limit as well.
    /// - Throws: `BankError` `payment.unknown`, `payment.not-held`.
    package func void(
        _ name: String,
        options: RequestOptions
    ) async throws -> CardPaymentChange {
        let intent = intent(.cardVoid, name, nil, options)
        if let first = try await ledger.receipt(for: intent) { return try await repeated(first) }
        var planned = try await payment(name)
        let released = try planned.release(.voided)
        let outcome = try await ledger.carryOut(options, authority: { .bank(authority) }) {
            try await draft(intent, toRelease: name, .voided, authority: $0)
        }
        return try await change(of: planned, released, outcome)
    }

    /// Ends the hold of a payment.
    func draft(
        _ intent: Intent,
        toRelease name: String,
        _ release: CardPayment.Release,
        authority: Authority
    ) async throws -> TransactionDraft {
        var held = try await held(name)
        let hold = held.value.hold
        let amount = try held.value.release(release)
        return TransactionDraft(
            intent,
            authority: authority,
            records: try await payments.changing(held)
                + givingBack(amount, of: held.value),
            holds: [.lower(hold, to: .zero)],
            memo: held.value.merchant,
            result: Self.result(of: held.value, amount)
        )
    }

    /// What is to be written so that the day's limit has that amount back; nothing when the day of
    /// the payment is over.
    func givingBack(_ amount: Money, of payment: CardPayment) async throws -> [RecordChange] {
        guard try await ledger.businessDate() == payment.date else { return [] }
        var card = try await records.card(named: payment.card)
        try card.value.spending.giveBack(amount, of: payment.date)
        return [try CardRecords.changing(card)]
    }
}
