import Bookkeeping
import LedgerInterface

/// How the book keeps the payments of cards: each by its name, and those of which something is held
/// once more, linked to the account (``OpenPayment``).
struct PaymentRecords: Sendable {
    let ledger: any Ledger

    private static let payments = "card-payment"

    /// The payment of that name; nil when there is none.
    func payment(named name: String) async throws -> TypedRecord<CardPayment>? {
        try await ledger.record(RecordKey(Self.payments, name), as: CardPayment.self)
    }

    /// The last payments of a card, newest first.
    /// - Parameter count: How many at most; nil for all.
    func payments(of card: Card, last count: Int?) async throws -> [CardPayment] {
        var payments: [CardPayment] = []
        let wanted = min(card.paymentCount, max(0, count ?? .max))
        for place in 0..<wanted {
            let name = CardPayment.name(card.paymentCount - place, of: card.recordName)
            guard let payment = try await payment(named: name) else {
                throw BankError(
                    .unreadableBook,
                    code: "payment.record",
                    "the book counts a payment \(name) but does not have it; audit the book"
                )
            }
            payments.append(payment.value)
        }
        return payments
    }

    /// The names of the payments for which something is held on an account.
    func openPayments(on account: AccountID) async throws -> [String] {
        try await ledger.records(in: OpenPayment.collection, linkedTo: account).map(\.key.name)
    }

    /// The names of all payments of which what is held expires on that date, or did before.
    func openPayments(expiringBy date: BusinessDate) async throws -> [String] {
        try await ledger.records(in: OpenPayment.collection, linkedTo: nil)
            .filter { try $0.decode(as: OpenPayment.self).expires <= date }
            .map(\.key.name)
    }

    /// What is to be written when that payment is authorised.
    static func creating(_ payment: CardPayment) throws -> [RecordChange] {
        [
            try .create(RecordKey(payments, payment.name), payment),
            try .create(
                RecordKey(OpenPayment.collection, payment.name),
                OpenPayment(expires: payment.expires),
                linkedTo: payment.account
            ),
        ]
    }

    /// What is to be written when a payment has changed: one of which nothing is held any more is
    /// no longer open.
    func changing(_ payment: TypedRecord<CardPayment>) async throws -> [RecordChange] {
        let key = RecordKey(OpenPayment.collection, payment.value.name)
        guard payment.value.held == .zero, let open = try await ledger.record(key) else {
            return [try payment.update()]
        }
        return [try payment.update(), .remove(open)]
    }
}
