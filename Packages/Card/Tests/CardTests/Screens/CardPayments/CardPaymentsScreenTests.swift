import BankConsoleTesting
import Testing

@testable import Card

@Suite("The payments of a card on a screen")
@MainActor
struct CardPaymentsScreenTests {
    private let bank: CardBank
    private let card: Card

    init() async throws {
        (bank, card) = try await CardBank.withCard(won: 100_000)
    }

    private func begin() async throws -> FeatureStage {
        let stage = try await bank.show(card)
        try await stage.press("All payments")
        return stage
    }

    @Test("lists the payments of a card with their states, newest first")
    func list() async throws {
        try await bank.void(bank.pay(1_000, with: card))
        try await bank.settle(bank.pay(2_000, with: card))
        let stage = try await begin()
        #expect(
            stage.screen.actions == [
                ScreenAction("payment2", "2026-01-05 동네 서점", detail: "2,000 won, settled"),
                ScreenAction("payment1", "2026-01-05 동네 서점", detail: "1,000 won, voided"),
                .back(),
            ]
        )
    }

    @Test("says that a card has no payments")
    func none() async throws {
        let stage = try await begin()
        #expect(stage.screen.blocks == [.text("The card has no payments yet.")])
        #expect(stage.labels == ["Back"])
    }

    @Test("lists twenty more payments at a time")
    func older() async throws {
        for _ in 1...41 { try await bank.pay(1, with: card) }
        let stage = try await begin()
        for count in [20, 40] {
            #expect(stage.labels.count == count + 2)
            try await stage.press("Older payments")
        }
        #expect(stage.labels.count == 41 + 1)
        #expect(stage.screen.actions[40].id == "payment1")
    }

    @Test("opens a payment and reloads the list when it is left")
    func open() async throws {
        let payment = try await bank.pay(1_000, with: card)
        let stage = try await begin()
        try await stage.press("2026-01-05 동네 서점")
        #expect(stage.screen.title == "Payment to 동네 서점")
        try await bank.void(payment)
        try await stage.press("Back")
        #expect(stage.detail("2026-01-05 동네 서점") == "1,000 won, voided")
    }
}
