import BankConsoleTesting
import Testing

@testable import Card

@Suite("The screen with the list of cards")
@MainActor
struct CardListScreenTests {
    private let bank: CardBank

    init() async throws {
        bank = try await CardBank()
    }

    @Test("lists the customer's active and lost cards only")
    func list() async throws {
        let pays = try await bank.issue()
        let lost = try await bank.issue()
        let replaced = try await bank.issue()
        try await bank.reportLoss(of: lost)
        try await bank.reportLoss(of: replaced)
        try await bank.reissue(replaced)
        try await bank.issue(to: bank.openOtherAccount())
        let stage = try await bank.showCards()
        #expect(stage.screen.title == "Cards")
        #expect(stage.labels.count == 5)
        #expect(stage.detail(pays.number.masked) == "3333-01-0000013")
        #expect(stage.detail(lost.number.masked) == "lost")
        #expect(stage.detail(replaced.number.masked) == nil)
        #expect(stage.labels.suffix(2) == ["Issue a card", "Back"])
    }

    @Test("says that the customer has no card and offers one")
    func empty() async throws {
        let stage = try await bank.showCards()
        #expect(
            stage.screen
                == Screen(
                    "Cards",
                    blocks: [.text("You have no card yet.")],
                    actions: [ScreenAction("issue", "Issue a card", key: "n"), .back()]
                )
        )
    }

    @Test("opens the chosen card and reloads the list when it is left")
    func open() async throws {
        let first = try await bank.issue()
        let second = try await bank.issue()
        let stage = try await bank.showCards()
        try await stage.press(second.number.masked)
        #expect(stage.screen.title == "Card \(second.number.masked)")
        try await bank.reportLoss(of: first)
        try await stage.press("Back")
        #expect(stage.screen.title == "Cards")
        #expect(stage.detail(first.number.masked) == "lost")
    }

    @Test("issues a card and lists it with a notice")
    func issue() async throws {
        let stage = try await bank.showCards()
        try await stage.press("Issue a card")
        #expect(stage.screen.title == "Issue a card")
        try await stage.press("3333-01-0000013", "Issue the card")
        #expect(stage.screen.title == "Cards")
        let number = try #require(stage.labels.first)
        #expect(
            stage.screen.notice == .done("The card \(number) of 3333-01-0000013 is issued.")
        )
        try await stage.press(number)
        #expect(stage.field("State") == "active")
        try await stage.press("Back")
        #expect(stage.screen.notice == nil)
    }
}
