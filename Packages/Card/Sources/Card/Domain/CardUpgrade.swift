import Bookkeeping

/// The changes that a book of version 0.1.0 needs for its cards.
///
/// That version kept the spending and the number of payments with each card, and the expiry of a
/// hold only in its value.
enum CardUpgrade {
    /// A card of version 0.1.0, of which the oldest have neither spending nor payments.
    private struct OldCard: Decodable {
        struct Spending: Decodable {
            let date: BusinessDate
            let paid: Money
        }

        let number: CardNumber
        let account: AccountID
        let ordinal: Int
        let issued: BusinessDate
        let state: CardState?
        let stateSince: BusinessDate?
        let locks: CardLocks?
        let limits: CardLimits?
        let spending: Spending?
        let paymentCount: Int?

        var card: Card {
            var card = Card(number: number, account: account, ordinal: ordinal, issued: issued)
            card.changeState(to: state ?? .active, on: stateSince ?? issued)
            card.locks = locks ?? card.locks
            card.limits = limits ?? card.limits
            return card
        }
    }

    /// Returns the changes that split cards from their spending and make holds due.
    /// - Parameter records: All cards and holds, in any order.
    /// - Throws: `BankError` `record.unreadable`, `amount.overflow`.
    static func changes(for records: [Record]) throws -> [RecordChange] {
        var changes: [RecordChange] = []
        var cards: [AccountID: [OldCard]] = [:]
        for record in records {
            switch record.key.collection {
            case CardRecords.cards:
                let old = try record.decode(as: OldCard.self)
                cards[old.account, default: []].append(old)
                changes.append(try .update(record, to: old.card))
            case PaymentRecords.holds:
                let hold = try TypedRecord<CardHold>(record)
                changes.append(try hold.update(due: hold.value.expires))
            default: break
            }
        }
        for (account, cards) in cards.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            guard let spending = try spending(of: cards) else { continue }
            changes.append(try .create(CardSpending.key(of: account), spending))
        }
        return changes
    }

    /// Returns the spending of an account's cards; nil if they have never paid.
    private static func spending(of cards: [OldCard]) throws -> CardSpending? {
        let payments = cards.map { ($0.ordinal, $0.paymentCount ?? 0) }.filter { $0.1 > 0 }
        guard !payments.isEmpty,
            let date = cards.compactMap(\.spending?.date).max()
        else { return nil }
        // A replacement continued the spending of the card that it replaced.
        let paid = try cards.filter { $0.state != .replaced && $0.spending?.date == date }
            .reduce(Money.zero) { try $0.adding($1.spending?.paid ?? .zero) }
        return CardSpending(
            on: date,
            paid: paid,
            payments: Dictionary(payments) { first, _ in first }
        )
    }
}
