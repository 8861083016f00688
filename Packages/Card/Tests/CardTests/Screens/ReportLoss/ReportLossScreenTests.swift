import BankConsoleTesting
import Testing

@testable import Card

@Suite("Reporting a card lost on a screen")
@MainActor
struct ReportLossScreenTests {
    private let bank: CardBank
    private let card: Card

    init() async throws {
        (bank, card) = try await CardBank.withCard()
    }

    private func begin() async throws -> FeatureStage {
        let stage = try await bank.show(card)
        try await stage.press("Report it lost")
        return stage
    }

    @Test("explains a loss before the report, and needs no signature")
    func report() async throws {
        let stage = try await begin()
        #expect(
            stage.screen.blocks == [
                .text(
                    "After the report this number never pays again, even if you find the card. "
                        + "Earlier payments continue."
                )
            ]
        )
        #expect(stage.labels == ["Back", "Report it lost"])
        #expect(try await bank.current(card).state == .active)
        try await stage.press("Report it lost")
        #expect(stage.screen.notice == .done("The card \(card.number.masked) is lost."))
        #expect(stage.labels == ["Back", "Replace the card"])
        #expect(try await bank.current(card).state == .lost)
        #expect(bank.requestsAfterIssue.isEmpty)
    }

    @Test("replacing a lost card shows the new card with the same locks")
    func reissue() async throws {
        try await bank.lock(card, [.overseas])
        let stage = try await begin()
        try await stage.press("Report it lost", "Replace the card")
        let other = try #require(try await bank.cards().last)
        #expect(other.number != card.number)
        #expect(stage.screen.title == "Card \(other.number.masked)")
        #expect(stage.screen.notice == .done("This card replaces the lost one."))
        #expect(stage.field("Overseas") == "locked")
        #expect(try await bank.current(card).state == .replaced)
        #expect(bank.requestsAfterIssue.map(\.movement.purpose.rawValue) == ["card.reissue"])
        #expect(stage.routers.count == 1)
        try await stage.press("Lock domestic payments")
        #expect(try await bank.current(other).locks[.domestic])
        try await stage.press("Back")
        #expect(stage.leaveCount == 1)
    }

    @Test(
        "keys typed before the report is shown only go back",
        arguments: zip([Key.enter, .character("q")], [Key.enter, .character("n")])
    )
    func typedAhead(leaving: Key, opening: Key) async throws {
        let stage = try await begin()
        await stage.typeAhead(leaving)
        #expect(stage.screen.title == "Card \(card.number.masked)")
        #expect(try await bank.current(card).state == .active)
        // Of a lost card the first action opens the question, and the next key goes back.
        try await bank.reportLoss(of: card)
        let again = try await bank.show(card)
        await again.typeAhead(opening, leaving)
        #expect(again.screen.title == "Card \(card.number.masked)")
        #expect(try await bank.cards().count == 1)
    }

    @Test("Enter, pressed once too often, does not issue another card")
    func onceTooOften() async throws {
        let stage = try await begin()
        await stage.typeAhead(.down, .enter, .enter)
        #expect(try await bank.current(card).state == .lost)
        #expect(try await bank.cards().count == 1)
    }

    @Test("going back without a replacement shows the lost card")
    func withoutAnother() async throws {
        let stage = try await begin()
        try await stage.press("Report it lost", "Back")
        #expect(stage.field("State") == "lost since 2026-01-05")
        #expect(stage.labels.first == "Replace the card")
    }

    @Test("reports that the card was lost or replaced meanwhile")
    func elsewhere() async throws {
        let stage = try await begin()
        try await bank.reportLoss(of: card)
        try await stage.press("Report it lost")
        #expect(stage.screen.notice?.text.contains("was reported lost") == true)
        try await bank.reissue(card)
        try await stage.press("Replace the card")
        #expect(stage.screen.notice?.text.contains("was replaced") == true)
        #expect(stage.labels == ["Back"])
    }
}
