import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface

extension CardService {
    /// Pays back what was settled of a payment, on the bank's word, in one piece or several; on the
    /// day of the payment it is given back to the day's limit as well. The book says which
    /// settlement is put right: the last one.
    /// - Parameter amount: nil for all that was settled and not cancelled.
    /// - Throws: `BankError` `payment.unknown`, `payment.not-settled`, `payment.cancel`,
    ///   `account.closed`.
    package func cancel(
        _ name: String,
        _ amount: Money?,
        options: RequestOptions
    ) async throws -> CardPaymentChange {
        let intent = intent(.cardCancellation, name, amount, options)
        if let first = try await ledger.receipt(for: intent) { return try await repeated(first) }
        var planned = try await payment(name)
        let cancelled = try planned.cancel(amount)
        let account = try await demandDeposit.openAccount(planned.account.rawValue)
        let outcome = try await ledger.carryOut(
            options,
            preview: MovementPreview(
                title: "Cancellation of a card payment",
                from: planned.merchant,
                to: account.label,
                amount: cancelled
            ),
            authority: { .bank(authority) }
        ) { authority in
            var held = try await held(name)
            let amount = try held.value.cancel(amount)
            return TransactionDraft(
                intent,
                authority: authority,
                legs: [
                    .debit(AccountOpening.cardSettlement.id, amount, "card payment cancelled"),
                    .credit(held.value.account, amount, "card payment cancelled"),
                ],
                records: try await [held.update()] + givingBack(amount, of: held.value),
                memo: held.value.merchant,
                reverses: try await lastSettlement(of: held.value),
                result: Self.result(of: held.value, amount)
            )
        }
        return try await change(of: planned, cancelled, outcome)
    }

    /// The entry that settled it last.
    private func lastSettlement(of payment: CardPayment) async throws -> Int64? {
        guard let id = payment.lastSettlement else { return nil }
        return try await ledger.receipt(under: IdempotencyID(unchecked: id))?.sequence
    }
}
