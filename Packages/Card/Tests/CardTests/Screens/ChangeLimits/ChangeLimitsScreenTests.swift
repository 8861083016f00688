import BankConsoleTesting
import Testing

@testable import Card

@Suite("Changing a card's limits on a screen")
@MainActor
struct ChangeLimitsScreenTests {
    private let bank: CardBank
    private let card: Card

    init() async throws {
        (bank, card) = try await CardBank.withCard()
    }

    private var title: String { "Limits of \(card.number.masked)" }

    private func begin() async throws -> FeatureStage {
        let stage = try await bank.show(card)
        try await stage.press("Change the limits")
        return stage
    }

    @Test("asks for both limits and changes them with the signature")
    func change() async throws {
        let stage = try await begin()
        #expect(stage.field("Current limit") == "2,000,000 won")
        #expect(stage.screen.prompt?.initial == "2000000")
        try await stage.type("50만")
        #expect(stage.field("Limit per payment") == "500,000 won")
        #expect(stage.screen.prompt?.initial == "6000000")
        #expect(bank.requestsAfterIssue.isEmpty)
        try await stage.type("100만")
        #expect(stage.screen.title == "Card \(card.number.masked)")
        #expect(
            stage.screen.notice
                == .done("The limits are 500,000 won a payment and 1,000,000 won a day.")
        )
        #expect(stage.field("Limit per day") == "1,000,000 won")
        let request = try #require(bank.requestsAfterIssue.last)
        #expect(request.movement.purpose.rawValue == "card.limits")
        #expect(request.movement.amount.won == 0)
        let limits = try CardLimits(
            perPayment: Money(won: 500_000),
            perDay: Money(won: 1_000_000)
        )
        #expect(try await bank.current(card).limits == limits)
    }

    @Test("refuses a limit at its question, without a signature")
    func refused() async throws {
        let stage = try await begin()
        for (typed, label) in [
            ("", "Limit per payment"), ("700만", "Limit per payment"), ("200만", "Limit per day"),
            ("199만", "Limit per day"), ("3000만", "Limit per day"),
        ] {
            try await stage.type(typed)
            #expect(stage.screen.title == title)
            #expect(stage.screen.prompt?.label == label)
            #expect(stage.screen.notice?.kind == (typed == "200만" ? nil : .problem))
        }
        #expect(bank.requestsAfterIssue.isEmpty)
    }

    @Test("Verify shows the new limits, and going back returns to the form")
    func verify() async throws {
        let bank = try await CardBank(verifiesOnScreen: true)
        let card = try await bank.issue()
        let stage = try await bank.show(card)
        try await stage.press("Change the limits")
        try await stage.type("50만", "100만")
        #expect(stage.screen.title == "Limits of a card")
        #expect(stage.field("Card") == card.number.masked)
        #expect(stage.field("To") == nil)
        #expect(stage.field("Amount") == nil)
        #expect(stage.field("Account") == card.account.rawValue)
        #expect(stage.field("Limit per payment") == "500,000 won")
        #expect(stage.field("Limit per day") == "1,000,000 won")
        try await stage.press("Back")
        #expect(stage.screen.title == "Limits of \(card.number.masked)")
        #expect(stage.screen.prompt?.initial == "100만")
    }
}
