import Bookkeeping
import Console
import LedgerInterface

extension CardService {
    /// A card and its payments, newest first.
    /// - Parameter count: How many at most; nil for all.
    /// - Throws: `BankError` `card.unknown`, `card.ambiguous`, `account.…`.
    package func payments(
        of reference: CardReference,
        last count: Int? = nil
    ) async throws -> (card: Card, payments: [CardPayment]) {
        let card = try await card(reference)
        return (card, try await payments.payments(of: card, last: count))
    }

    /// The payment of that name, such as `3333-01-0000013/card1/payment1`.
    /// - Throws: `BankError` `payment.unknown`.
    package func payment(_ name: String) async throws -> CardPayment {
        try await held(name).value
    }

    func held(_ name: String) async throws -> TypedRecord<CardPayment> {
        if let payment = try await payments.payment(named: name) { return payment }
        throw BankError(
            .notFound,
            code: "payment.unknown",
            "there is no payment “\(name)”; one is named as 3333-01-0000013/card1/payment1."
                + Suggestion.question(for: name, among: try await neighbours(of: name))
        )
    }

    /// The last payments of the card that a payment's name begins with, if it does.
    private func neighbours(of name: String) async throws -> [String] {
        let card = name.split(separator: "/").dropLast().joined(separator: "/")
        guard let card = try await records.held(card)?.value else { return [] }
        return try await payments.payments(of: card, last: 20).map(\.name)
    }

    /// What a receipt tells of a request about a payment.
    static func result(of payment: CardPayment, _ amount: Money) -> [String: String] {
        ["payment": payment.name, "amount": String(amount.won)]
    }

    /// The answer to a request that was carried out before.
    func repeated(_ first: Receipt) async throws -> CardPaymentChange {
        CardPaymentChange(
            payment: try await payment(first.result["payment"] ?? ""),
            amount: Money(won: first.result["amount"].flatMap { Int64($0) } ?? 0),
            outcome: .posted(first)
        )
    }

    /// What became of a request that was carried out now.
    /// - Parameters:
    ///   - planned: The payment as the request was to make it.
    ///   - amount: What was to happen with it.
    func change(
        of planned: CardPayment,
        _ amount: Money,
        _ outcome: RequestOutcome
    ) async throws -> CardPaymentChange {
        guard let receipt = outcome.receipt else {
            return CardPaymentChange(payment: planned, amount: amount, outcome: outcome)
        }
        let made = try await repeated(receipt)
        return CardPaymentChange(payment: made.payment, amount: made.amount, outcome: outcome)
    }
}
