import Bookkeeping
import Console
import LedgerInterface

extension CardService {
    /// Finds a payment by its name, such as `3333-01-0000013/card1/payment1`.
    ///
    /// - Throws: `BankError` `payment.unknown`.
    func findPayment(_ name: String) async throws -> TypedRecord<CardPayment> {
        let name = try await recordName(name)
        if let payment = try await payments.find(name) { return payment }
        throw BankError(
            .notFound,
            code: "payment.unknown",
            "there is no payment '\(name)'."
                + Suggestion.question(for: name, among: try await namesOfCard(in: name))
        )
    }

    /// Finds the payment of a request that can be a repeat of an earlier request.
    ///
    /// If the nickname in `name` no longer finds the account, the earlier request's receipt names
    /// the payment.
    /// - Throws: `BankError` `idempotency.conflict` if no payment is found and the request's id was
    ///   used for another request, and the errors of ``findPayment(_:)``.
    func findPayment(
        _ name: String,
        for options: RequestOptions
    ) async throws -> TypedRecord<CardPayment> {
        try await found({ try await findPayment(name) }, for: options) { first in
            guard
                let recordName = try? first.intent.request(as: PaymentStepRequest.self).payment,
                let payment = try await payments.find(recordName),
                CardReference.name(name).mayHaveNamed(record: recordName)
            else { return nil }
            return payment
        }
    }

    /// Returns the names of the last 20 payments of the card that is named at the start of `name`.
    private func namesOfCard(in name: String) async throws -> [String] {
        let card = name.split(separator: "/").dropLast().joined(separator: "/")
        guard let card = try await records.find(card)?.value else { return [] }
        return try await listPayments(of: card, last: 20).map(\.name)
    }
}
