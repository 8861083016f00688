import BankConsoleTesting
import Testing

@testable import Card

@MainActor
@Suite("The panel of cards on Home")
struct HomeCardsTests {
    private func content(_ bank: CardBank) async throws -> HomeContent {
        let session = try bank.container.open(signedInScope, with: bank.owner)
        let entry = try #require(try session.resolve(homeEntriesInject).first)
        let load = try #require(entry.content)
        return try await load()
    }

    @Test("invites to issue a card")
    func empty() async throws {
        let content = try await content(CardBank.with(won: 0))
        #expect(content.panels.map(\.title) == ["Cards"])
        #expect(content.entries.map(\.action.label) == ["Issue a card"])
        let stage = try FeatureStage { try content.entries[0].router($0) }
        await stage.window.settled()
        #expect(stage.screen.title == "Issue a card")
    }

    @Test("does not exist before there is an account")
    func withoutAccount() async throws {
        let bank = try await CardBank.with(won: 0)
        try await bank.closeAccount()
        let content = try await content(bank)
        #expect(content.panels.isEmpty)
        #expect(content.entries.isEmpty)
    }

    @Test("shows today's use of the day's limit, until the next day")
    func use() async throws {
        let (bank, card) = try await CardBank.withCard(won: 1_000_000)
        try await bank.pay(600_000, with: card)
        func gauge(_ fraction: Double, _ caption: String) -> [Panel] {
            let gauge = Gauge(card.number.masked, fraction: fraction, caption: caption)
            return [Panel("Cards", blocks: [.gauge(gauge)])]
        }
        #expect(
            try await content(bank).panels == gauge(0.1, "600,000 won of 6,000,000 won today")
        )
        _ = try await bank.closeDays(1)
        #expect(try await content(bank).panels == gauge(0, "0 won of 6,000,000 won today"))
    }

    @Test("shows the state of a lost card, and opens each card")
    func lost() async throws {
        let (bank, card) = try await CardBank.withCard(won: 0)
        let lost = try await bank.reportLoss(of: card)
        let content = try await content(bank)
        #expect(
            content.panels[0].blocks
                == [.fields([Field(card.number.masked, "lost since \(lost.stateSince)")])]
        )
        #expect(content.entries.map(\.action.detail) == ["lost"])
        let stage = try FeatureStage { try content.entries[0].router($0) }
        await stage.window.settled()
        #expect(stage.screen.title == "Card \(card.number.masked)")
        try await stage.press("Back")
        #expect(stage.leaveCount == 1)
    }
}
