import Bookkeeping
import LedgerInterface

/// The records of payments in the book.
///
/// A payment with a hold has a second record that is linked to its account. Closing a day reads
/// these records instead of all payments.
struct PaymentRecords: Sendable {
    let ledger: any Ledger

    private static let payments = "card-payment"
    private static let openPayments = "card-hold"

    /// The content of the record of a payment with a hold.
    private struct OpenPayment: Codable {
        let expires: BusinessDate
    }

    /// Returns the payment of that name, or nil if there is no such payment.
    func find(_ name: String) async throws -> TypedRecord<CardPayment>? {
        try await ledger.record(RecordKey(Self.payments, name), as: CardPayment.self)
    }

    /// Returns the last payments of a card, newest first.
    /// - Parameter count: The largest number of payments to return; nil for all.
    func payments(of card: Card, last count: Int?) async throws -> [CardPayment] {
        var payments: [CardPayment] = []
        for place in 0..<min(card.paymentCount, max(0, count ?? .max)) {
            let name = CardPayment.name(card.paymentCount - place, of: card.recordName)
            guard let payment = try await find(name) else {
                throw BankError(
                    .unreadableBook,
                    code: "payment.record",
                    "the book counts a payment '\(name)' but does not have it; audit the book"
                )
            }
            payments.append(payment.value)
        }
        return payments
    }

    /// Returns the names of an account's payments that have a hold.
    func openPayments(on account: AccountID) async throws -> [String] {
        try await ledger.records(in: Self.openPayments, linkedTo: account).map(\.key.name)
    }

    /// Returns the names of all payments whose holds expire on `date` or expired before.
    func openPayments(expiringBy date: BusinessDate) async throws -> [String] {
        try await ledger.records(in: Self.openPayments, linkedTo: nil)
            .filter { try $0.decode(as: OpenPayment.self).expires <= date }
            .map(\.key.name)
    }

    /// Returns the record changes of a newly authorized payment.
    static func creating(_ payment: CardPayment) throws -> [RecordChange] {
        [
            try .create(RecordKey(payments, payment.name), payment),
            try .create(
                RecordKey(openPayments, payment.name),
                OpenPayment(expires: payment.expires),
                linkedTo: payment.account
            ),
        ]
    }

    /// Returns the record changes of a changed payment.
    func changing(_ payment: TypedRecord<CardPayment>) async throws -> [RecordChange] {
        let key = RecordKey(Self.openPayments, payment.value.name)
        guard payment.value.held == .zero, let open = try await ledger.record(key) else {
            return [try payment.update()]
        }
        return [try payment.update(), .remove(open)]
    }
}
