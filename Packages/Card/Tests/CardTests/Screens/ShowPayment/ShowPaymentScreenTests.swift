import Bookkeeping
import CardDemo
import Console
import Testing
@testable import Card

@Suite("One payment on a screen")
@MainActor
struct ShowPaymentScreenTests {
    private let bank: DemoBank
    private let card: Card
    private let payment: CardPayment

    init() async throws {
        bank = try await .with(won: 100_000)
        card = try await bank.issue()
        payment = try await bank.pay(10_000, with: card)
    }

    private func begin() async throws -> Visit {
        let visit = try await bank.visit(card)
        try await visit.press("All payments", "2026-01-05 동네 서점")
        return visit
    }

    @Test("what is held for it is the merchant's to give back, not the customer's")
    func held() async throws {
        let visit = try await begin()
        #expect(visit.field("Date") == "2026-01-05, domestic")
        #expect(visit.field("Held") == "10,000 won, until 2026-01-12")
        #expect(visit.screen.blocks.last == .text("For a refund, ask the merchant."))
        #expect(visit.screen.prompt == nil)
        #expect(visit.screen.actions == [.back()])
    }

    @Test(
        "nor can the customer cancel what was settled, in part or in full",
        arguments: [10_000, 4_000]
    )
    func settled(won: Int64) async throws {
        try await bank.settle(payment, won)
        let visit = try await begin()
        let entries = try await bank.entryCount()
        #expect(visit.field("Settled") == Money(won: won).description)
        #expect(visit.screen.prompt == nil)
        #expect(visit.screen.actions == [.back()])
        await visit.typeAhead(.character("1"), .enter)
        #expect(try await bank.entryCount() == entries)
    }

    @Test("asks nobody for what was given back already")
    func voided() async throws {
        try await bank.void(payment)
        let visit = try await begin()
        #expect(visit.field("State") == "voided")
        #expect(visit.screen.blocks.count == 1)
    }

    @Test("is as the book has it when it is opened, not as the list had it")
    func elsewhere() async throws {
        let visit = try await bank.visit(card)
        try await visit.press("All payments")
        try await bank.settle(payment)
        try await visit.press("2026-01-05 동네 서점")
        #expect(visit.field("State") == "settled")
    }

    @Test("leaves nothing behind when the session ends at it")
    func end() async throws {
        let visit = try await begin()
        let remains = visit.routers.map(Remains.init)
        #expect(remains.count == 3)
        visit.stage.end()
        for remains in remains { try await remains.expectGone() }
    }
}
