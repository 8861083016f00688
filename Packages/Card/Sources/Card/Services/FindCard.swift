import Bookkeeping
import Console
import LedgerInterface

/// Finds the card that a person names.
struct FindCard: Sendable {
    let service: CardService

    /// - Throws: `BankError` `card.unknown`, `card.ambiguous` if two cards of the account have the
    ///   same digits, `account.…` if there is no such account.
    func callAsFunction(_ reference: CardReference) async throws -> Card {
        switch reference {
        case .number(let number):
            guard let card = try await service.records.card(numbered: number) else {
                throw unknown("there is no card with the number '\(number.masked)'")
            }
            return card
        case .name(let name):
            guard let card = try await service.records.find(name)?.value else {
                throw unknown("there is no card '\(name)'")
            }
            return card
        case .masked(let text, let account):
            return try await card(masked: text, of: account)
        }
    }

    /// Finds the card of a request that may be repeated.
    ///
    /// If digits no longer find one card of an account, the first receipt names it.
    /// - Throws: `BankError` `idempotency.conflict` if no card is found and the key was used for
    ///   another request, and the errors of ``callAsFunction(_:)``.
    func callAsFunction(
        _ reference: CardReference,
        for options: RequestOptions
    ) async throws -> Card {
        do {
            return try await self(reference)
        } catch let error as BankError where error.reason != .unreadableBook {
            guard let first = try await service.ledger.receipt(under: options.id) else {
                throw error
            }
            guard let name = first.intent.content["card"],
                let card = try await service.records.find(name)?.value,
                reference.mayHaveNamed(card)
            else { throw BankError.idempotencyConflict(first) }
            return card
        }
    }

    private func card(masked text: String, of reference: String) async throws -> Card {
        let (account, cards) = try await service.listCards(of: reference)
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
                "the account '\(account.number)' has \(matches.count) cards '\(text)'; "
                    + "use the whole number"
            )
        }
        return card
    }

    private func unknown(_ message: String) -> BankError {
        BankError(.notFound, code: "card.unknown", message)
    }
}
