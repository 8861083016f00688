import Bookkeeping
import Console
import DemandDepositInterface
import LedgerInterface

extension CardService {
    /// An account and all cards it ever had, oldest first.
    /// - Parameter reference: The account's number or nickname; it may be closed.
    /// - Throws: `BankError` `account.…` when there is no such account.
    package func cards(
        of reference: String
    ) async throws -> (account: DemandDepositAccount, cards: [Card]) {
        let account = try await demandDeposit.account(reference)
        return (account, try await records.cards(of: account.id))
    }

    /// What a card has paid on the business date, for the limit of the day.
    package func paidToday(by card: Card) async throws -> Money {
        card.spending.amount(on: try await ledger.businessDate())
    }

    /// The card that is meant.
    /// - Throws: `BankError` `card.unknown`; `card.ambiguous` when the account has two of which the
    ///   same is shown; `account.…` when there is no such account.
    package func card(_ reference: CardReference) async throws -> Card {
        switch reference {
        case .number(let number):
            guard let card = try await records.card(numbered: number) else {
                throw BankError(
                    .notFound,
                    code: "card.unknown",
                    "there is no card \(number.masked) with that number"
                )
            }
            return card
        case .name(let name):
            guard let card = try await records.held(name)?.value else {
                throw BankError(
                    .notFound,
                    code: "card.unknown",
                    "there is no card “\(name)”"
                )
            }
            return card
        case .shown(let text, let account):
            return try await card(shownAs: text, of: account)
        }
    }

    /// The card of a request, also of a repeat by which it cannot be found any more, since its
    /// account was closed and has lost its nickname, say: the first receipt knows which card it
    /// was.
    func card(_ reference: CardReference, asked options: RequestOptions) async throws -> Card {
        do {
            return try await card(reference)
        } catch let error as BankError {
            guard let name = try await ledger.receipt(under: options.id)?.intent.content["card"]
            else { throw error }
            return try await records.card(named: name).value
        }
    }

    private func card(shownAs text: String, of reference: String) async throws -> Card {
        let (account, cards) = try await cards(of: reference)
        let fitting = cards.filter { $0.number.lastFour == text || $0.number.masked == text }
        guard let card = fitting.first else {
            throw BankError(
                .notFound,
                code: "card.unknown",
                "the account \(account.number) has no card “\(text)”."
                    + Suggestion.question(for: text, among: cards.map(\.number.lastFour))
            )
        }
        guard fitting.count == 1 else {
            throw BankError(
                .badData,
                code: "card.ambiguous",
                "the account \(account.number) has \(fitting.count) cards “\(text)”;"
                    + " give the whole number"
            )
        }
        return card
    }
}
