import BankConsoleTesting
import Testing

@testable import Card

@Suite("One payment on a screen")
@MainActor
struct ShowPaymentScreenTests {
    private let bank: CardBank
    private let card: Card
    private let payment: CardPayment

    init() async throws {
        (bank, card) = try await CardBank.withCard(won: 100_000)
        payment = try await bank.pay(10_000, with: card)
    }

    private func begin() async throws -> FeatureStage {
        let stage = try await bank.show(card)
        try await stage.press("All payments", "2026-01-05 동네 서점")
        return stage
    }

    @Test("a held payment has no action of the customer")
    func held() async throws {
        let stage = try await begin()
        #expect(stage.field("Date") == "2026-01-05, domestic")
        #expect(stage.field("Held until") == "2026-01-12, 10,000 won")
        #expect(stage.screen.blocks.last == .text("For a refund, ask the merchant."))
        #expect(stage.screen.prompt == nil)
        #expect(stage.screen.actions == [.back()])
    }

    @Test(
        "a settled payment has no action of the customer",
        arguments: [10_000, 4_000]
    )
    func settled(won: Int64) async throws {
        try await bank.settle(payment, won)
        let stage = try await begin()
        let entries = try await bank.entryCount()
        #expect(stage.field("Settled") == Money(won: won).description)
        #expect(stage.screen.prompt == nil)
        #expect(stage.screen.actions == [.back()])
        await stage.typeAhead(.character("1"), .enter)
        #expect(try await bank.entryCount() == entries)
    }

    @Test("a voided payment has no advice about a refund")
    func voided() async throws {
        try await bank.void(payment)
        let stage = try await begin()
        #expect(stage.field("State") == "voided")
        #expect(stage.screen.blocks.count == 1)
    }

    @Test("loads the payment when it is opened")
    func elsewhere() async throws {
        let stage = try await bank.show(card)
        try await stage.press("All payments")
        try await bank.settle(payment)
        try await stage.press("2026-01-05 동네 서점")
        #expect(stage.field("State") == "settled")
    }
}
