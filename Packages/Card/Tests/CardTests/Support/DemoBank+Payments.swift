import Bookkeeping
import CardDemo
import DemandDepositInterface
import LedgerInterface
@testable import Card

/// The use cases of payments with the defaults of most tests.
extension DemoBank {
    /// Creates a bank with money in its account.
    static func with(won: Int64) async throws -> DemoBank {
        try await DemoBank(balance: Money(won: won))
    }

    @discardableResult
    func pay(
        _ won: Int64,
        with card: Card,
        at place: PaymentPlace = .domestic,
        options: RequestOptions = .agreed()
    ) async throws -> CardPayment {
        try await service.pay(request(won, with: card, at: place), options: options)
            .payment
    }

    /// Makes a domestic payment that is settled in part, and an overseas payment.
    func payTwice(with card: Card) async throws {
        try await settle(pay(12_000, with: card), 8_000)
        try await pay(450_000, with: card, at: .overseas)
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
        try await settle(payment, won, options: .agreed()).payment
    }

    func settle(
        _ payment: CardPayment,
        _ won: Int64? = nil,
        options: RequestOptions
    ) async throws -> PaymentChange {
        try await service.settle(
            payment.name,
            won.map { Money(won: $0) },
            options: options
        )
    }

    @discardableResult
    func void(_ payment: CardPayment) async throws -> CardPayment {
        try await service.void(payment.name, options: .agreed()).payment
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
        try await service.cancel(
            payment.name,
            won.map { Money(won: $0) },
            options: options
        )
    }

    func payment(_ name: String) async throws -> CardPayment {
        try await service.findPayment(name).value
    }

    func payments(of card: Card, last count: Int? = nil) async throws -> [CardPayment] {
        try await service.listPayments(of: reference(card), last: count).payments
    }

    /// Returns the spendable and the held amount of the account, in won.
    func money() async throws -> (available: Int64, held: Int64) {
        let account = try await demandDeposit.account(account.description)
        return (account.balance.won, account.held.won)
    }

    /// Closes days and returns the number of expired holds.
    @discardableResult
    func closeDays(_ count: Int) async throws -> Int {
        try await DayCloser(ledger: ledger, parts: container.resolve(dayClosingInject))
            .advance(days: count).changes.reduce(0) { $0 + $1.count }
    }

    /// Opens an account of another customer.
    func openOtherAccount() async throws -> AccountNumber {
        try await demandDeposit.open(
            serial: 2,
            owner: CustomerID("C000002"),
            balance: .zero,
            authority: issuer.authority("CardTests", for: .deposit)
        )
    }

    /// Closes the account as DemandDeposit would.
    func closeAccount() async throws {
        _ = try await ledger.post(
            TransactionDraft(
                Intent(id: .random(), purpose: .accountClosing, content: [:]),
                authority: .bank(issuer.authority("CardTests", for: .accountClosing)),
                closings: [account.accountID]
            )
        )
    }

    /// Returns the number of entries in the book.
    /// - Throws: An error if the audit finds a fault.
    func entryCount() async throws -> Int64 {
        let report = try await ledger.audit()
        guard report.passed else { throw FailedAudit(report: report) }
        return report.entries
    }
}

private struct FailedAudit: Error {
    let report: AuditReport
}
