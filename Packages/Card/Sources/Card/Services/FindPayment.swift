import Bookkeeping
import Console
import LedgerInterface

/// Finds a payment by its name, such as `3333-01-0000013/card1/payment1`.
struct FindPayment: Sendable {
    let service: CardService

    /// - Throws: `BankError` `payment.unknown`.
    func callAsFunction(_ name: String) async throws -> TypedRecord<CardPayment> {
        let name = try await service.recordName(name)
        if let payment = try await service.payments.find(name) { return payment }
        throw BankError(
            .notFound,
            code: "payment.unknown",
            "there is no payment '\(name)'."
                + Suggestion.question(for: name, among: try await namesOfCard(in: name))
        )
    }

    /// Finds the payment of a request that may be repeated.
    ///
    /// If a nickname in its name no longer finds the account, the first receipt names the payment.
    /// - Throws: `BankError` `idempotency.conflict` if no payment is found and the key was used for
    ///   another request, and the errors of ``callAsFunction(_:)``.
    func callAsFunction(
        _ name: String,
        for options: RequestOptions
    ) async throws -> TypedRecord<CardPayment> {
        try await service.found({ try await self(name) }, for: options) { first in
            guard let recordName = first.intent.content["payment"],
                let payment = try await service.payments.find(recordName),
                CardReference.name(name).mayHaveNamed(record: recordName)
            else { return nil }
            return payment
        }
    }

    /// Returns the names of the last payments of the card that the payment's name begins with.
    private func namesOfCard(in name: String) async throws -> [String] {
        let card = name.split(separator: "/").dropLast().joined(separator: "/")
        guard let card = try await service.records.find(card)?.value else { return [] }
        return try await service.listPayments(of: card, last: 20).map(\.name)
    }
}
