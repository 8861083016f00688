import BankConsoleTesting

@testable import Card

/// The use cases of payments with the defaults of most tests.
extension CardBank {
    /// Creates a bank with money in its account.
    static func with(won: Int64) async throws -> CardBank {
        try await CardBank(balance: Money(won: won))
    }

    @discardableResult
    func pay(
        _ won: Int64,
        with card: Card,
        at place: PaymentPlace = .domestic,
        options: RequestOptions = .agreed()
    ) async throws -> CardPayment {
        try await service.pay(purchase(won, at: place), with: reference(card), options: options)
            .payment
    }

    /// Makes a domestic payment that is settled in part, and an overseas payment.
    func payTwice(with card: Card) async throws {
        try await settle(pay(12_000, with: card), 8_000)
        try await pay(450_000, with: card, at: .overseas)
    }

    func purchase(
        _ won: Int64,
        at place: PaymentPlace = .domestic
    ) throws -> CardPurchase {
        try CardPurchase(
            amount: Money(won: won),
            merchant: "동네 서점",
            place: place
        )
    }

    @discardableResult
    func settle(_ payment: CardPayment, _ won: Int64? = nil) async throws -> CardPayment {
        try await settle(payment, won, options: .agreed()).payment
    }

    func settle(
        _ payment: CardPayment,
        _ won: Int64? = nil,
        options: RequestOptions
    ) async throws -> PaymentChange {
        try await service.changePayment(
            payment.name,
            .settle(won.map { Money(won: $0) }),
            options: options
        )
    }

    @discardableResult
    func void(_ payment: CardPayment) async throws -> CardPayment {
        try await service.changePayment(payment.name, .void, options: .agreed()).payment
    }

    @discardableResult
    func cancel(_ payment: CardPayment, _ won: Int64? = nil) async throws -> CardPayment {
        try await cancel(payment, won, options: .agreed()).payment
    }

    func cancel(
        _ payment: CardPayment,
        _ won: Int64? = nil,
        options: RequestOptions
    ) async throws -> PaymentChange {
        try await service.changePayment(
            payment.name,
            .cancel(won.map { Money(won: $0) }),
            options: options
        )
    }

    func payment(_ name: String) async throws -> CardPayment {
        try await service.findPayment(name).value
    }

    func payments(of card: Card, last count: Int? = nil) async throws -> [CardPayment] {
        try await service.listPayments(of: reference(card), last: count).payments.joined()
    }

    /// Returns the spendable and the held amount of the account, in won.
    func money() async throws -> (available: Int64, held: Int64) {
        let account = try await demandDeposit.account(account.description)
        return (account.balance.won, account.held.won)
    }
}
