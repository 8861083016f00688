import Bookkeeping
import CardInterface
import LedgerInterface

/// The records of cards in the book.
///
/// A card's record is linked to its account until the card is replaced or closed, so an account
/// with a card cannot be closed.
///
/// Record names appear in error texts and audits, so they contain no digit of the card's number.
/// For each number, a second record is named by the number's digest. This record keeps the number
/// unique across all accounts.
struct CardRecords: Sendable {
    let ledger: any Ledger

    static let cards = "card"
    static let numbers = "card-number"

    /// Returns all cards ever issued to an account, oldest first.
    func cards(of account: AccountID) async throws -> [Card] {
        var cards: [Card] = []
        // Ordinals have no gaps, and no card is ever removed.
        while let card = try await find(Card.recordName(cards.count + 1, of: account))?.value {
            cards.append(card)
        }
        return cards
    }

    /// Returns the active and lost cards of all accounts, in batches.
    func cards() -> some AsyncSequence<[Card], any Error> {
        ledger.records(in: Self.cards).map { records in
            try records.map { try $0.decode(as: Card.self) }.filter { !$0.state.isFinal }
        }
    }

    /// Returns the ordinal of the next card to issue to an account.
    func nextOrdinal(of account: AccountID) async throws -> Int {
        try await cards(of: account).count + 1
    }

    /// Returns the card with the number `number`, or nil if the bank has not issued that number.
    func card(numbered number: CardNumber) async throws -> Card? {
        guard let holder = try await ledger.record(Self.key(of: number), as: Holder.self) else {
            return nil
        }
        return try await card(named: holder.value.card).value
    }

    /// Returns the card with the record name `name`, which must exist because another record refers
    /// to it.
    /// - Throws: `BankError` `card.record` if the book has no such card.
    func card(named name: String) async throws -> TypedRecord<Card> {
        guard let card = try await find(name) else {
            throw BankError(
                .unreadableBook,
                code: "card.record",
                "the book refers to the card '\(name)', but has no record of it; audit the book"
            )
        }
        return card
    }

    /// Returns the card with the record name `name`, or nil if there is no such card.
    func find(_ name: String) async throws -> TypedRecord<Card>? {
        try await ledger.record(Self.key(of: name), as: Card.self)
    }

    /// Returns the record changes of a newly issued card.
    static func creating(_ card: Card) throws -> [RecordChange] {
        [
            try .create(key(of: card.recordName), card, linkedTo: card.account),
            try .create(key(of: card.number), Holder(card: card.recordName)),
        ]
    }

    /// Returns the record change of a changed card.
    ///
    /// A replaced or closed card is also unlinked from its account.
    static func changing(_ card: TypedRecord<Card>) throws -> RecordChange {
        card.value.state.isFinal ? try card.unlink() : try card.update()
    }

    static func key(of name: String) -> RecordKey { RecordKey(cards, name) }

    private static func key(of number: CardNumber) -> RecordKey {
        RecordKey(numbers, SHA256.digest(of: number.bare.utf8).description)
    }

    /// The content of a number's record: the name of the card with that number.
    private struct Holder: Codable {
        let card: String
    }
}

extension CardRecords: CardInject {
    func cards(linkedTo account: AccountID) async throws -> [CardSummary] {
        try await ledger.records(linkedTo: account, in: Self.cards)
            .map { try TypedRecord<Card>($0).value }
            .sorted { $0.ordinal < $1.ordinal }
            .map {
                CardSummary(
                    name: $0.recordName,
                    maskedNumber: $0.number.masked,
                    cardNumber: $0.number.bare,
                    account: $0.account
                )
            }
    }
}
