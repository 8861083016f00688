import Bookkeeping
import CardInterface
import LedgerInterface

/// The records of payments in the book.
///
/// A payment has a second record while an amount is held for it. This record is linked to the
/// account and is due when the hold expires. Each account has one record with its cards' spending.
struct PaymentRecords: Sendable {
    let ledger: any Ledger

    static let payments = "card-payment"

    static func key(of payment: String) -> RecordKey { RecordKey(payments, payment) }

    static func holdKey(of payment: String) -> RecordKey { RecordKey(CardHold.collection, payment) }

    /// Returns the payment named `name`, or nil if there is no such payment.
    func find(_ name: String) async throws -> TypedRecord<CardPayment>? {
        try await ledger.record(Self.key(of: name), as: CardPayment.self)
    }

    /// Returns the record of a payment's hold, or nil if no amount is held.
    func hold(of payment: CardPayment) async throws -> TypedRecord<CardHold>? {
        try await ledger.record(Self.holdKey(of: payment.name), as: CardHold.self)
    }

    /// Returns the spending of an account's cards, or nil if no card of the account has paid yet.
    func spending(of account: AccountID) async throws -> TypedRecord<CardSpending>? {
        try await ledger.record(CardSpending.key(of: account), as: CardSpending.self)
    }

    /// Returns the number of payments of a card.
    func count(of card: Card) async throws -> Int {
        try await spending(of: card.account)?.value.paymentCount(of: card) ?? 0
    }

    /// Returns the pages of a card's last payments, newest first.
    /// - Parameter count: The largest number of payments to return; nil for all.
    func payments(of card: Card, last count: Int?) async throws -> Pages<[CardPayment]> {
        let newest = try await self.count(of: card)
        let oldest = newest - min(newest, max(0, count ?? .max)) + 1
        return Pages(after: { last, limit in
            var ordinal = last.map { $0.ordinal - 1 } ?? newest
            var payments: [CardPayment] = []
            while payments.count < limit, ordinal >= oldest {
                payments.append(try await payment(ordinal, of: card))
                ordinal -= 1
            }
            return payments
        })
    }

    private func payment(_ ordinal: Int, of card: Card) async throws -> CardPayment {
        let name = CardPayment.name(ordinal, of: card.recordName)
        guard let payment = try await find(name) else {
            throw BankError(
                .unreadableBook,
                code: "payment.record",
                "the book counts the payment '\(name)', but has no record of it; audit the book"
            )
        }
        return payment.value
    }

    /// Returns the names of the account's payments for which an amount is still held.
    func openPayments(on account: AccountID) async throws -> [String] {
        try await ledger.records(linkedTo: account, in: CardHold.collection).map(\.key.name)
    }

    /// Returns the record changes of a newly authorized payment.
    static func creating(_ payment: CardPayment) throws -> [RecordChange] {
        [
            try .create(key(of: payment.name), payment),
            try .create(
                holdKey(of: payment.name),
                CardHold(expires: payment.expires),
                linkedTo: payment.account,
                due: payment.expires
            ),
        ]
    }

    /// Returns the payment that a draft writes.
    static func payment(in draft: TransactionDraft) throws -> CardPayment {
        let change = draft.records.first { $0.key.collection == payments }
        return try Record(
            key: change?.key ?? key(of: ""),
            value: change?.value ?? "",
            version: 1,
            linkedTo: nil
        ).decode()
    }
}
