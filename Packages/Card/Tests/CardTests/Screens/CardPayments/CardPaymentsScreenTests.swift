import CardDemo
import Console
import Testing
@testable import Card

@Suite("The payments of a card on a screen")
@MainActor
struct CardPaymentsScreenTests {
    private let bank: DemoBank
    private let card: Card

    init() async throws {
        bank = try await .with(won: 100_000)
        card = try await bank.issue()
    }

    private func begin() async throws -> Visit {
        let visit = try await bank.visit(card)
        try await visit.press("All payments")
        return visit
    }

    @Test("come with what has become of each, the newest first")
    func list() async throws {
        try await bank.void(bank.pay(1_000, with: card))
        try await bank.settle(bank.pay(2_000, with: card))
        let visit = try await begin()
        #expect(
            visit.screen.actions == [
                ScreenAction("payment2", "2026-01-05 동네 서점", detail: "2,000 won, settled"),
                ScreenAction("payment1", "2026-01-05 동네 서점", detail: "1,000 won, voided"),
                .back(),
            ]
        )
    }

    @Test("are none for a card that has paid nothing")
    func none() async throws {
        let visit = try await begin()
        #expect(visit.screen.blocks == [.text("The card has no payments yet.")])
        #expect(visit.labels == ["Back"])
    }

    @Test("come twenty at a time")
    func older() async throws {
        for _ in 1...41 { try await bank.pay(1, with: card) }
        let visit = try await begin()
        for count in [20, 40] {
            #expect(visit.labels.count == count + 2)
            try await visit.press("Older payments")
        }
        #expect(visit.labels.count == 41 + 1)
        #expect(visit.screen.actions[40].id == "payment1")
    }

    @Test("open one by one, and are looked at again when one is left")
    func open() async throws {
        let payment = try await bank.pay(1_000, with: card)
        let visit = try await begin()
        try await visit.press("2026-01-05 동네 서점")
        #expect(visit.screen.title == "Payment to 동네 서점")
        try await bank.void(payment)
        let remains = try visit.remainsOfTop()
        try await visit.press("Back")
        #expect(visit.detail("2026-01-05 동네 서점") == "1,000 won, voided")
        try await remains.expectGone()
    }
}
