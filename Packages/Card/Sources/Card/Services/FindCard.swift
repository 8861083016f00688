import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface

extension CardService {
    /// Finds the card that a customer names.
    ///
    /// - Throws: `BankError` `card.unknown`, `card.ambiguous` if two cards of the account have the
    ///   same digits, `account.…` if there is no such account.
    func findCard(_ reference: CardReference) async throws -> Card {
        switch reference {
        case .number(let number):
            guard let card = try await records.card(numbered: number) else {
                throw unknown("there is no card with the number '\(number.masked)'")
            }
            return card
        case .name(let name):
            let recordName = try await recordName(name)
            guard let card = try await records.find(recordName)?.value else {
                throw unknown("there is no card '\(name)'")
            }
            return card
        case .masked(let text, let account):
            return try await card(masked: text, of: account)
        }
    }

    /// Finds the card of a request that can be a repeat of an earlier request.
    ///
    /// If `reference` no longer finds exactly one card, the earlier request's receipt names the
    /// card.
    /// - Parameters:
    ///   - reference: The card.
    ///   - options: The options of the request.
    ///   - card: The property of the request that contains the card's record name.
    /// - Throws: `BankError` `idempotency.conflict` if no card is found and the request's id was
    ///   used for another request, and the errors of ``findCard(_:)``.
    func findCard<Content: Request>(
        _ reference: CardReference,
        for options: RequestOptions,
        _ card: KeyPath<Content, String>
    ) async throws -> Card {
        try await found({ try await findCard(reference) }, for: options) { first in
            guard let request = try? first.intent.request(as: Content.self),
                let card = try await records.find(request[keyPath: card])?.value,
                reference.mayHaveNamed(card)
            else { return nil }
            return card
        }
    }

    private func card(masked text: String, of reference: String) async throws -> Card {
        let (account, cards) = try await listCards(of: reference)
        let matches = cards.filter { $0.number.lastFour == text || $0.number.masked == text }
        guard let card = matches.first else {
            throw unknown(
                "the account '\(account.number)' has no card '\(text)'."
                    + Suggestion.question(for: text, among: cards.map(\.number.lastFour))
            )
        }
        guard matches.count == 1 else {
            throw BankError(
                .badData,
                code: "card.ambiguous",
                "the account '\(account.number)' has \(matches.count) cards that match '\(text)'; "
                    + "use the whole card number"
            )
        }
        return card
    }

    private func unknown(_ message: String) -> BankError {
        BankError(.notFound, code: "card.unknown", message)
    }
}

extension CardService {
    /// Finds the card or payment of a request that can be a repeat of an earlier request.
    ///
    /// - Parameters:
    ///   - find: Finds the card or payment by the text that the customer typed.
    ///   - options: The options of the request.
    ///   - named: A closure that is called if `find` fails. It returns the card or payment that the
    ///     earlier receipt names; nil if the receipt belongs to a different request.
    /// - Throws: `BankError` `idempotency.conflict` if the request's id was used for another
    ///   request, and the errors of `find` and `named`.
    func found<Subject>(
        _ find: () async throws -> Subject,
        for options: RequestOptions,
        named: (Receipt) async throws -> Subject?
    ) async throws -> Subject {
        do {
            return try await find()
        } catch let error as BankError where error.reason != .unreadableBook {
            guard let first = try await ledger.receipt(under: options.id) else { throw error }
            guard let subject = try await named(first) else {
                throw BankError.idempotencyConflict(first)
            }
            return subject
        }
    }
}
