import CardInterface
import LedgerInterface

/// Voids a payment on the bank's authority: the rest of its hold is released.
///
/// On the day of the payment the amount is also given back to the limit of the day.
struct VoidPayment: Sendable {
    let service: CardService

    /// - Throws: `BankError` `payment.unknown`, `payment.not-held`.
    func callAsFunction(_ name: String, options: RequestOptions) async throws -> PaymentChange {
        try await service.changePayment(
            .cardVoid,
            of: name,
            options: options,
            rules: { try $0.release(.voided) }
        )
    }
}
