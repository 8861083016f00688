import BankConsoleTesting
import Console
import Testing

@testable import Card

@Suite("Paying with a card on a screen")
@MainActor
struct PayByCardScreenTests {
    private let bank: CardBank
    private let card: Card

    init() async throws {
        bank = try await .with(won: 100_000)
        card = try await bank.issue()
    }

    private var title: String { "Pay with \(card.number.masked)" }

    private func begin() async throws -> FeatureStage {
        let stage = try await bank.show(card)
        try await stage.press("Pay with it")
        return stage
    }

    @Test(
        "asks for place, amount and merchant, and pays after the confirmation",
        arguments: [("Domestic", PaymentPlace.domestic), ("Overseas", .overseas)]
    )
    func pay(label: String, place: PaymentPlace) async throws {
        let stage = try await begin()
        #expect(stage.labels == ["Domestic", "Overseas", "Back"])
        try await stage.press(label)
        try await stage.type("1만 2천")
        #expect(stage.field("Amount") == "12,000 won")
        try await stage.type("책방")
        #expect(stage.screen.title == "Card payment")
        #expect(stage.field("From") == "3333-01-0000013")
        #expect(stage.field("To") == "책방")
        #expect(stage.field("Amount") == "12,000 won")
        #expect(try await bank.money() == (100_000, 0))
        try await stage.press("Confirm")
        #expect(stage.screen.title == "Card \(card.number.masked)")
        #expect(
            stage.screen.notice == .done("12,000 won are held for 책방.")
        )
        #expect(stage.rows.map { $0[1] } == ["책방"])
        #expect(stage.field("Paid today") == "12,000 won")
        #expect(try await bank.money() == (88_000, 12_000))
        #expect(bank.requestsAfterIssue.isEmpty)
        let payment = try await bank.payment("\(card.recordName)/payment1")
        #expect(payment.place == place)
    }

    @Test("a canceled confirmation pays nothing and keeps the typed text")
    func canceled() async throws {
        let stage = try await begin()
        try await stage.press("Domestic")
        try await stage.type("1만", "책방")
        try await stage.press("Cancel")
        #expect(stage.screen.title == title)
        #expect(stage.screen.notice == nil)
        #expect(stage.screen.prompt?.initial == "책방")
        #expect(try await bank.money() == (100_000, 0))
        try await stage.type("책방")
        try await stage.press("Confirm")
        #expect(try await bank.money() == (90_000, 10_000))
    }

    @Test(
        "keeps a refused amount in its field with the reason",
        arguments: [
            ("", "amount"), ("만", "만"), ("100,001", "100,000 won"), ("201만", "at most"),
        ]
    )
    func amount(typed: String, reason: String) async throws {
        let stage = try await begin()
        try await stage.press("Domestic")
        try await stage.type(typed)
        #expect(stage.screen.title == title)
        #expect(stage.screen.prompt?.label == "Amount")
        #expect(stage.screen.prompt?.initial == typed)
        let notice = try #require(stage.screen.notice)
        #expect(notice.kind == .problem)
        #expect(notice.text.lowercased().contains(reason), "\(notice.text)")
    }

    @Test("keeps a refused merchant in its field", arguments: ["", "  ", "a\u{1B}b"])
    func merchant(typed: String) async throws {
        let stage = try await begin()
        try await stage.press("Domestic")
        try await stage.type("1만", typed)
        #expect(stage.screen.prompt?.label == "Merchant")
        #expect(stage.screen.prompt?.initial == typed)
        #expect(stage.screen.notice?.kind == .problem)
    }

    @Test(
        "keys typed before the confirmation is shown pay nothing",
        arguments: [Key.enter, .character("y")]
    )
    func typedAhead(key: Key) async throws {
        let stage = try await begin()
        try await stage.press("Domestic")
        try await stage.type("1만")
        await stage.typeAhead(.paste("책방"), .enter, key)
        #expect(stage.labels == ["Cancel", "Confirm"])
        #expect(try await bank.money() == (100_000, 0))
    }

    @Test("shows a lock that was set meanwhile")
    func lockedElsewhere() async throws {
        let stage = try await begin()
        try await stage.press("Domestic")
        try await bank.lock(card, [.domestic])
        try await stage.type("1만")
        #expect(stage.screen.notice?.text.contains("are locked") == true)
        try await stage.press("Back")
        #expect(stage.detail("Domestic") == "locked")
    }

    @Test("refuses a payment at a locked place")
    func locked() async throws {
        try await bank.lock(card, [.overseas])
        let stage = try await begin()
        #expect(stage.detail("Domestic") == "")
        #expect(stage.detail("Overseas") == "locked")
        try await stage.press("Overseas")
        try await stage.type("1만")
        #expect(stage.screen.notice?.text.contains("are locked") == true)
        #expect(try await bank.money() == (100_000, 0))
    }

    @Test("refuses a payment with a card that is lost before the confirmation")
    func lost() async throws {
        let stage = try await begin()
        try await stage.press("Domestic")
        try await stage.type("1만", "책방")
        try await bank.reportLoss(of: card)
        try await stage.press("Confirm")
        #expect(stage.screen.title == title)
        #expect(stage.screen.notice?.text.contains("was reported lost") == true)
        #expect(try await bank.money() == (100_000, 0))
    }

    @Test("going back in a payment keeps the typed text")
    func back() async throws {
        let stage = try await begin()
        try await stage.press("Domestic")
        try await stage.type("1만", "")
        try await stage.press("Back")
        #expect(stage.screen.prompt?.label == "Amount")
        #expect(stage.screen.prompt?.initial == "1만")
        #expect(stage.screen.notice == nil)
        try await stage.press("Back")
        #expect(stage.labels == ["Domestic", "Overseas", "Back"])
        try await stage.press("Back")
        #expect(stage.screen.title == "Card \(card.number.masked)")
    }

    @Test("the payment is released when the session ends at the confirmation")
    func end() async throws {
        let stage = try await begin()
        try await stage.press("Domestic")
        try await stage.type("1만", "책방")
        let references = RIBReferences(to: stage.routers)
        #expect(references.count == 3)
        stage.end()
        try await references.waitUntilReleased()
        #expect(try await bank.money() == (100_000, 0))
    }
}
