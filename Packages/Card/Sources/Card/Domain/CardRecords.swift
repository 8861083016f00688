import Bookkeeping
import CardInterface
import LedgerInterface

/// How the book keeps the cards.
///
/// Each card has a record of its own, linked to its account until it is replaced or closed, so that
/// an account with a card cannot be closed. A record's name is read in error texts, audits and the
/// history, so it is the account's and a count, never the number. A digest of the number is the
/// name of a second record, of no account: it keeps any two cards, of whatever account and however
/// old, from having the same number.
struct CardRecords: Sendable {
    let ledger: any Ledger

    private static let cards = "card"
    private static let numbers = "card-number"

    /// All cards that the account ever had, oldest first.
    func cards(of account: AccountID) async throws -> [Card] {
        var cards: [Card] = []
        // They are numbered without a gap, and none is ever removed.
        while let card = try await held(Card.recordName(cards.count + 1, of: account))?.value {
            cards.append(card)
        }
        return cards
    }

    /// The card with that number; nil when the bank has issued none such.
    func card(numbered number: CardNumber) async throws -> Card? {
        guard let holder = try await ledger.record(Self.key(of: number), as: Holder.self) else {
            return nil
        }
        return try await card(named: holder.value.card).value
    }

    /// The card whose record has that name.
    /// - Throws: `BankError` `card.record` when there is none, which no sound book shows.
    func card(named name: String) async throws -> TypedRecord<Card> {
        guard let held = try await held(name) else {
            throw BankError(
                .unreadableBook,
                code: "card.record",
                "the book names a card \(name) but does not have it; audit the book"
            )
        }
        return held
    }

    /// The card whose record has that name; nil when there is none.
    func held(_ name: String) async throws -> TypedRecord<Card>? {
        try await ledger.record(RecordKey(Self.cards, name), as: Card.self)
    }

    /// What is to be written when that card is issued.
    static func creating(_ card: Card) throws -> [RecordChange] {
        [
            try .create(RecordKey(cards, card.recordName), card, linkedTo: card.account),
            try .create(key(of: card.number), Holder(card: card.recordName)),
        ]
    }

    /// What is to be written when a card has changed: one that is done with lets go of its account.
    static func changing(_ card: TypedRecord<Card>) throws -> RecordChange {
        card.value.state.isFinal ? try card.unlink() : try card.update()
    }

    private static func key(of number: CardNumber) -> RecordKey {
        RecordKey(numbers, SHA256.digest(of: number.bare.utf8).description)
    }

    /// What the record of a number says: the name of the card that has it.
    private struct Holder: Codable {
        let card: String
    }
}

extension CardRecords: CardInject {
    func cards(linkedTo account: AccountID) async throws -> [CardSummary] {
        try await ledger.records(in: Self.cards, linkedTo: account)
            .map { try TypedRecord<Card>($0).value }
            .sorted { $0.ordinal < $1.ordinal }
            .map {
                CardSummary(
                    maskedNumber: $0.number.masked,
                    cardNumber: $0.number.bare,
                    account: $0.account
                )
            }
    }
}
