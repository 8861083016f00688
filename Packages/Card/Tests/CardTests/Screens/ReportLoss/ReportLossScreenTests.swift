import CardDemo
import Console
import Testing
@testable import Card

@Suite("Reporting a card lost on a screen")
@MainActor
struct ReportLossScreenTests {
    private let bank: DemoBank
    private let card: Card

    init() async throws {
        bank = try await DemoBank()
        card = try await bank.issue()
    }

    private func begin() async throws -> Visit {
        let visit = try await bank.visit(card)
        try await visit.press("Report it lost")
        return visit
    }

    @Test("says what it means first, and then that it is done; nobody signs")
    func report() async throws {
        let visit = try await begin()
        #expect(visit.labels == ["Back", "Report it lost"])
        #expect(try await bank.current(card).state == .active)
        try await visit.press("Report it lost")
        #expect(visit.screen.notice == .done("The card \(card.number.masked) is lost."))
        #expect(visit.labels == ["Back", "Replace the card"])
        #expect(try await bank.current(card).state == .lost)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("leads to the card that takes its place, with locks and limits as they were")
    func reissue() async throws {
        try await bank.lock(card, [.overseas])
        let visit = try await begin()
        try await visit.press("Report it lost", "Replace the card")
        let other = try #require(try await bank.cards().last)
        #expect(other.number != card.number)
        #expect(visit.screen.title == "Card \(other.number.masked)")
        #expect(visit.screen.notice == .done("This card replaces the lost one."))
        #expect(visit.field("Overseas") == "locked")
        #expect(try await bank.current(card).state == .replaced)
        #expect(visit.routers.count == 1)
        // What is done from now on is done with the other card.
        try await visit.press("Lock domestic payments")
        #expect(try await bank.current(other).locks[.domestic])
        try await visit.press("Back")
        #expect(visit.leavings == 1)
    }

    @Test("a card that is lost already is offered another at once")
    func lostAlready() async throws {
        try await bank.reportLoss(of: card)
        let visit = try await bank.visit(card)
        try await visit.press("Replace the card")
        #expect(visit.screen.title == "Lost card \(card.number.masked)")
        #expect(visit.labels == ["Back", "Replace the card"])
    }

    @Test(
        "goes back on keys that were typed before it was seen, and on nothing else",
        arguments: [[Key.enter, .enter], [.character("1"), .character("1")]]
    )
    func typedAhead(keys: [Key]) async throws {
        let visit = try await begin()
        await visit.typeAhead(keys[0])
        #expect(visit.screen.title == "Card \(card.number.masked)")
        #expect(try await bank.current(card).state == .active)
        // Of a lost card the first action opens the question, and the next key goes back.
        try await bank.reportLoss(of: card)
        let again = try await bank.visit(card)
        await again.typeAhead(keys[0], keys[1])
        #expect(again.screen.title == "Card \(card.number.masked)")
        #expect(try await bank.cards().count == 1)
    }

    @Test("Enter, pressed once too often, does not issue another card")
    func onceTooOften() async throws {
        let visit = try await begin()
        await visit.typeAhead(.down, .enter, .enter)
        #expect(try await bank.current(card).state == .lost)
        #expect(try await bank.cards().count == 1)
    }

    @Test("leaves the card as it is when the person goes back")
    func back() async throws {
        let visit = try await begin()
        let remains = try visit.remainsOfTop()
        try await visit.press("Back")
        #expect(visit.field("State") == "active")
        #expect(try await bank.current(card).state == .active)
        try await remains.expectGone()
    }

    @Test("shows a lost card when the person goes back without another")
    func withoutAnother() async throws {
        let visit = try await begin()
        try await visit.press("Report it lost", "Back")
        #expect(visit.field("State") == "lost since 2026-01-05")
        #expect(visit.labels.first == "Replace the card")
    }

    @Test("says so when it was lost or replaced elsewhere meanwhile, and offers what is left")
    func elsewhere() async throws {
        let visit = try await begin()
        try await bank.reportLoss(of: card)
        try await visit.press("Report it lost")
        #expect(visit.screen.notice?.text.contains("was reported lost") == true)
        try await bank.reissue(card)
        try await visit.press("Replace the card")
        #expect(visit.screen.notice?.text.contains("was replaced") == true)
        #expect(visit.labels == ["Back"])
    }
}
