import Bookkeeping
import CardDemo
import DemandDepositInterface
import LedgerInterface
import Synchronization
@testable import Card

/// The use cases of cards with the defaults of most tests.
extension DemoBank {
    var context: CardContext { context() }

    /// Returns a context that draws `numbers` first and then random numbers.
    /// - Parameter ledger: The ledger to use instead of the bank's.
    func context(
        drawing numbers: [CardNumber] = [],
        ledger: (any Ledger)? = nil
    ) -> CardContext {
        CardContext(
            ledger: ledger ?? self.ledger,
            demandDeposit: demandDeposit,
            signing: signing,
            authority: authority,
            drawNumber: drawing(numbers)
        )
    }

    /// Issues a card to `account`, or to the account of the bank.
    @discardableResult
    func issue(
        to account: AccountNumber? = nil,
        in context: CardContext? = nil
    ) async throws -> Card {
        let issue = try await IssueCard(context: context ?? self.context)(
            to: (account ?? self.account).description,
            options: .agreed()
        )
        guard let card = issue.card else { throw MissingCard() }
        return card
    }

    @discardableResult
    func lock(_ card: Card, _ places: Set<PaymentPlace>) async throws -> Card {
        try await ChangeLocks(context: context)(
            of: reference(card),
            places,
            isLocked: true,
            options: .agreed()
        ).card
    }

    @discardableResult
    func unlock(_ card: Card, _ places: Set<PaymentPlace>) async throws -> Card {
        try await ChangeLocks(context: context)(
            of: reference(card),
            places,
            isLocked: false,
            options: .agreed()
        ).card
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
        try await ChangeLimits(context: context)(
            of: reference(card),
            to: CardLimitsRequest(
                perPayment: perPayment.map { Money(won: $0) },
                perDay: perDay.map { Money(won: $0) }
            ),
            options: .agreed()
        ).card
    }

    @discardableResult
    func reportLoss(of card: Card, options: RequestOptions = .agreed()) async throws -> Card {
        try await ReportLoss(context: context)(reference(card), options: options).card
    }

    @discardableResult
    func reissue(_ card: Card, options: RequestOptions = .agreed()) async throws -> CardIssue {
        try await ReissueCard(context: context)(reference(card), options: options)
    }

    @discardableResult
    func close(_ card: Card, options: RequestOptions = .agreed()) async throws -> CardChange {
        try await CloseCard(context: context)(reference(card), options: options)
    }

    func reference(_ card: Card) -> CardReference { .number(card.number) }

    /// Returns the card as stored in the book now.
    func current(_ card: Card) async throws -> Card {
        try await FindCard(context: context)(reference(card))
    }

    func paidToday(by card: Card) async throws -> Money {
        try await ShowCard(context: context)(reference(card)).paidToday
    }

    /// Returns all cards ever issued to an account.
    func cards(of account: AccountNumber? = nil) async throws -> [Card] {
        try await ListCards(context: context)(of: (account ?? self.account).description).cards
    }
}

private struct MissingCard: Error {}

/// Returns a function that draws `numbers` in order and then random numbers.
func drawing(_ numbers: [CardNumber]) -> @Sendable () -> CardNumber {
    let draws = Draws(numbers)
    return { draws.next() }
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

extension RequestOptions {
    /// The options of a customer who agrees to everything.
    static func agreed(as id: IdempotencyID = .random(), isDryRun: Bool = false) -> RequestOptions {
        RequestOptions(id: id, isDryRun: isDryRun) { _ in }
    }
}
