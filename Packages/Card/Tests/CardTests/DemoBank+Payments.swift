import Bookkeeping
import Card
import CardDemo
import DemandDepositInterface
import LedgerInterface

/// What tests do with payments, short.
extension DemoBank {
    /// A bank with money in its account.
    static func with(won: Int64) async throws -> DemoBank {
        try await DemoBank(balance: Money(won: won))
    }

    /// How a test names a card.
    func reference(_ card: Card) -> CardReference { .number(card.number) }

    @discardableResult
    func pay(
        _ won: Int64,
        with card: Card,
        at place: PaymentPlace = .domestic,
        options: RequestOptions = .agreed()
    ) async throws -> CardPayment {
        try await service.pay(request(won, with: card, at: place), options: options).payment
    }

    func request(
        _ won: Int64,
        with card: Card,
        at place: PaymentPlace = .domestic
    ) throws -> CardPaymentRequest {
        try CardPaymentRequest(
            card: reference(card),
            amount: Money(won: won),
            merchant: "동네 서점",
            place: place
        )
    }

    @discardableResult
    func settle(_ payment: CardPayment, _ won: Int64? = nil) async throws -> CardPayment {
        try await service.settle(payment.name, won.map { Money(won: $0) }, options: .agreed())
            .payment
    }

    @discardableResult
    func void(_ payment: CardPayment) async throws -> CardPayment {
        try await service.void(payment.name, options: .agreed()).payment
    }

    @discardableResult
    func cancel(_ payment: CardPayment, _ won: Int64? = nil) async throws -> CardPayment {
        try await service.cancel(payment.name, won.map { Money(won: $0) }, options: .agreed())
            .payment
    }

    /// The card as the book has it now.
    func current(_ card: Card) async throws -> Card {
        try await service.card(reference(card))
    }

    /// What can be spent, and what is held, in won.
    func money() async throws -> (available: Int64, held: Int64) {
        let account = try await demandDeposit.account(account.description)
        return (account.balance.won, account.held.won)
    }

    /// Closes days, with Card's part in it.
    @discardableResult
    func closeDays(_ count: Int) async throws -> Int {
        try await DayCloser(ledger: ledger, parts: container.resolve(dayClosingInject))
            .advance(days: count).changes.reduce(0) { $0 + $1.count }
    }
}
