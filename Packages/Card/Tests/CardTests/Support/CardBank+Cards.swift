import BankConsoleTesting
import Synchronization

@testable import Card

/// The use cases of cards with the defaults of most tests.
extension CardBank {
    var service: CardService { service() }

    /// Returns a service that draws `numbers` first and then random numbers.
    /// - Parameter ledger: The ledger to use instead of the bank's.
    func service(
        drawing numbers: [CardNumber] = [],
        ledger: (any Ledger)? = nil
    ) -> CardService {
        CardService(
            ledger: ledger ?? self.ledger,
            demandDeposit: demandDeposit,
            signing: signing,
            authority: authority,
            drawNumber: Self.drawing(numbers)
        )
    }

    /// Issues a card to `account`, or to the account of the bank.
    @discardableResult
    func issue(
        to account: AccountNumber? = nil,
        by service: CardService? = nil
    ) async throws -> Card {
        let issue = try await (service ?? self.service).issue(
            to: (account ?? self.account).description,
            options: .agreed()
        )
        guard let card = issue.card else { throw MissingCard() }
        return card
    }

    @discardableResult
    func lock(_ card: Card, _ places: Set<PaymentPlace>) async throws -> Card {
        try await service.changeCard(reference(card), .lock(places), options: .agreed()).card
    }

    @discardableResult
    func unlock(_ card: Card, _ places: Set<PaymentPlace>) async throws -> Card {
        try await service.changeCard(reference(card), .unlock(places), options: .agreed()).card
    }

    /// - Parameters:
    ///   - card: The card.
    ///   - perPayment: In whole won; nil to keep the limit.
    ///   - perDay: In whole won; nil to keep the limit.
    @discardableResult
    func changeLimits(
        of card: Card,
        perPayment: Int64? = nil,
        perDay: Int64? = nil
    ) async throws -> Card {
        try await service.changeCard(
            reference(card),
            .limits(
                perPayment: perPayment.map { Money(won: $0) },
                perDay: perDay.map { Money(won: $0) }
            ),
            options: .agreed()
        ).card
    }

    @discardableResult
    func reportLoss(of card: Card, options: RequestOptions = .agreed()) async throws -> Card {
        try await service.changeCard(reference(card), .reportLoss, options: options).card
    }

    @discardableResult
    func reissue(_ card: Card, options: RequestOptions = .agreed()) async throws -> CardIssue {
        try await service.reissue(reference(card), options: options)
    }

    @discardableResult
    func close(_ card: Card, options: RequestOptions = .agreed()) async throws -> CardChange {
        try await service.changeCard(reference(card), .close, options: options)
    }

    func reference(_ card: Card) -> CardReference { .number(card.number) }

    /// Returns the card as stored in the book now.
    func current(_ card: Card) async throws -> Card {
        try await service.findCard(reference(card))
    }

    func paidToday(by card: Card) async throws -> Money {
        try await service.showCard(reference(card)).paidToday
    }

    /// Returns all cards ever issued to an account.
    func cards(of account: AccountNumber? = nil) async throws -> [Card] {
        try await service.listCards(of: (account ?? self.account).description).cards
    }
}

private struct MissingCard: Error {}

extension CardBank {
    /// Returns a function that draws `numbers` in order and then random numbers.
    static func drawing(_ numbers: [CardNumber]) -> @Sendable () -> CardNumber {
        let draws = Draws(numbers)
        return { draws.next() }
    }
}

private final class Draws: Sendable {
    private let numbers: Mutex<[CardNumber]>

    init(_ numbers: [CardNumber]) {
        self.numbers = Mutex(numbers.reversed())
    }

    func next() -> CardNumber {
        numbers.withLock { $0.popLast() } ?? .random()
    }
}
