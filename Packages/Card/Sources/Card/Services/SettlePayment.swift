import Bookkeeping
import CardInterface
import DemandDepositInterface
import LedgerInterface

/// Settles a payment on the bank's authority: the amount goes to the merchant.
///
/// The rest of the hold stays until it is settled, voided, or expires.
struct SettlePayment: Sendable {
    let service: CardService

    /// - Parameters:
    ///   - name: The name of the payment.
    ///   - amount: In whole won; nil for the whole hold.
    ///   - options: The options of the request.
    /// - Throws: `BankError` `payment.unknown`, `payment.not-held`, `payment.expired`,
    ///   `payment.settle`.
    func callAsFunction(
        _ name: String,
        _ amount: Money? = nil,
        options: RequestOptions
    ) async throws -> PaymentChange {
        try await service.changePayment(
            .cardSettlement,
            of: name,
            amount,
            options: options,
            preview: { payment, settled in
                MovementPreview(
                    title: "Settlement of a card payment",
                    from: try await service.demandDeposit.account(payment.account.rawValue).label,
                    to: payment.merchant,
                    amount: settled
                )
            },
            rules: { payment in
                try payment.settle(
                    amount,
                    on: try await service.ledger.businessDate(),
                    as: options.id
                )
            },
            complete: { draft, payment, settled in
                draft.openings = [.cardSettlement]
                draft.legs = [
                    .debit(payment.account, settled, "card payment"),
                    .credit(AccountOpening.cardSettlement.id, settled, "card payment"),
                ]
            }
        )
    }
}
