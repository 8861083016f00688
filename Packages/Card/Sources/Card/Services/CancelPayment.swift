import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface

/// Cancels the settled amount of a payment on the bank's authority, in part or in full.
///
/// On the day of the payment the amount is also given back to the limit of the day. The entry
/// names the last settlement as the entry that it reverses.
struct CancelPayment: Sendable {
    let service: CardService

    /// - Parameters:
    ///   - name: The name of the payment.
    ///   - amount: In whole won; nil for the whole settled amount.
    ///   - options: The options of the request.
    /// - Throws: `BankError` `payment.unknown`, `payment.not-settled`, `payment.cancel`,
    ///   `account.closed`.
    func callAsFunction(
        _ name: String,
        _ amount: Money? = nil,
        options: RequestOptions
    ) async throws -> PaymentChange {
        try await service.changePayment(
            .cardCancellation,
            of: name,
            amount,
            options: options,
            preview: { payment, canceled in
                MovementPreview(
                    title: "Cancellation of a card payment",
                    from: payment.merchant,
                    to: try await service.demandDeposit
                        .openAccount(payment.account.rawValue).label,
                    amount: canceled
                )
            },
            rules: { try $0.cancel(amount) },
            complete: { draft, payment, canceled in
                draft.reverses = try await lastSettlement(of: payment)
                // Entries keep the spelling of the first version.
                let text = "card payment \(CardPayment.Status.canceled.jsonName)"
                draft.legs = [
                    .debit(AccountOpening.cardSettlement.id, canceled, text),
                    .credit(payment.account, canceled, text),
                ]
            }
        )
    }

    private func lastSettlement(of payment: CardPayment) async throws -> Int64? {
        guard let id = payment.lastSettlement else { return nil }
        return try await service.ledger.receipt(under: IdempotencyID(unchecked: id))?.sequence
    }
}
