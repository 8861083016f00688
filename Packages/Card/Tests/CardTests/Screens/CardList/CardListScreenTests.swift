import CardDemo
import Console
import Testing
@testable import Card

@Suite("The list of cards on a screen")
@MainActor
struct CardListScreenTests {
    private let bank: DemoBank

    init() async throws {
        bank = try await DemoBank()
    }

    @Test("has the customer's cards that can still be used or replaced, and nobody else's")
    func list() async throws {
        let pays = try await bank.issue()
        let lost = try await bank.issue()
        let replaced = try await bank.issue()
        try await bank.reportLoss(of: lost)
        try await bank.reportLoss(of: replaced)
        try await bank.reissue(replaced)
        try await bank.issue(to: bank.openOtherAccount())
        let visit = try await bank.visit()
        #expect(visit.screen.title == "Cards")
        #expect(visit.labels.count == 5)
        #expect(visit.detail(pays.number.masked) == "3333-01-0000013")
        #expect(visit.detail(lost.number.masked) == "lost")
        #expect(visit.detail(replaced.number.masked) == nil)
        #expect(visit.labels.suffix(2) == ["Issue a card", "Back"])
    }

    @Test("says that there is none, and offers one")
    func empty() async throws {
        let visit = try await bank.visit()
        #expect(
            visit.screen
                == Screen(
                    "Cards",
                    blocks: [.text("You have no card yet.")],
                    actions: [ScreenAction("issue", "Issue a card"), .back()]
                )
        )
    }

    @Test("opens the card that is chosen, and looks again when it is left")
    func open() async throws {
        let first = try await bank.issue()
        let second = try await bank.issue()
        let visit = try await bank.visit()
        try await visit.press(second.number.masked)
        #expect(visit.screen.title == "Card \(second.number.masked)")
        try await bank.reportLoss(of: first)
        try await visit.press("Back")
        #expect(visit.screen.title == "Cards")
        #expect(visit.detail(first.number.masked) == "lost")
    }

    @Test("opens the issue of a card, and has the new one with a word about it")
    func issue() async throws {
        let visit = try await bank.visit()
        try await visit.press("Issue a card")
        #expect(visit.screen.title == "Issue a card")
        try await visit.press("3333-01-0000013", "Issue the card")
        #expect(visit.screen.title == "Cards")
        let number = try #require(visit.labels.first)
        #expect(
            visit.screen.notice == .done("The card \(number) of 3333-01-0000013 is issued.")
        )
        try await visit.press(number)
        #expect(visit.field("State") == "active")
        try await visit.press("Back")
        #expect(visit.screen.notice == nil)
    }

    @Test("is left by going back, and leaves nothing behind")
    func leave() async throws {
        let visit = try await bank.visit()
        let remains = try visit.remainsOfTop()
        try await visit.press("Back")
        #expect(visit.stage.window.top == nil)
        #expect(visit.leavings == 1)
        try await remains.expectGone()
    }
}
