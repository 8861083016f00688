import CardDemo
import Console
import Testing
@testable import Card

@Suite("Paying with a card on a screen")
@MainActor
struct PayByCardScreenTests {
    private let bank: DemoBank
    private let card: Card

    init() async throws {
        bank = try await .with(won: 100_000)
        card = try await bank.issue()
    }

    private var title: String { "Pay with \(card.number.masked)" }

    private func begin() async throws -> Visit {
        let visit = try await bank.visit(card)
        try await visit.press("Pay with it")
        return visit
    }

    @Test(
        "asks where, how much and whom, and pays once the person confirms",
        arguments: [("Domestic", PaymentPlace.domestic), ("Overseas", .overseas)]
    )
    func pay(label: String, place: PaymentPlace) async throws {
        let visit = try await begin()
        #expect(visit.labels == ["Domestic", "Overseas", "Back"])
        try await visit.press(label)
        try await visit.type("1만 2천")
        #expect(visit.field("Amount") == "12,000 won")
        try await visit.type("책방")
        #expect(visit.screen.title == "Card payment")
        #expect(visit.field("From") == "3333-01-0000013")
        #expect(visit.field("To") == "책방")
        #expect(visit.field("Amount") == "12,000 won")
        #expect(try await bank.money() == (100_000, 0))
        try await visit.press("Confirm")
        #expect(visit.screen.title == "Card \(card.number.masked)")
        #expect(
            visit.screen.notice == .done("12,000 won are held for 책방.")
        )
        #expect(visit.rows.map { $0[1] } == ["책방"])
        #expect(visit.field("Paid today") == "12,000 won")
        #expect(try await bank.money() == (88_000, 12_000))
        #expect(bank.signing.requests.isEmpty)
        let payment = try await bank.payment("\(card.recordName)/payment1")
        #expect(payment.place == place)
    }

    @Test("pays nothing when the person does not confirm, and keeps what was typed")
    func cancelled() async throws {
        let visit = try await begin()
        try await visit.press("Domestic")
        try await visit.type("1만", "책방")
        try await visit.press("Cancel")
        #expect(visit.screen.title == title)
        #expect(visit.screen.notice == nil)
        #expect(visit.screen.prompt?.initial == "책방")
        #expect(try await bank.money() == (100_000, 0))
        try await visit.type("책방")
        try await visit.press("Confirm")
        #expect(try await bank.money() == (90_000, 10_000))
    }

    @Test(
        "keeps an amount that cannot be in the field, with the reason",
        arguments: [
            ("", "amount"), ("만", "만"), ("100,001", "100,000 won"), ("201만", "at most"),
        ]
    )
    func amount(typed: String, reason: String) async throws {
        let visit = try await begin()
        try await visit.press("Domestic")
        try await visit.type(typed)
        #expect(visit.screen.title == title)
        #expect(visit.screen.prompt?.label == "Amount")
        #expect(visit.screen.prompt?.initial == typed)
        let notice = try #require(visit.screen.notice)
        #expect(notice.kind == .problem)
        #expect(notice.text.lowercased().contains(reason), "\(notice.text)")
    }

    @Test("keeps a merchant that nobody can be in the field", arguments: ["", "  ", "a\u{1B}b"])
    func merchant(typed: String) async throws {
        let visit = try await begin()
        try await visit.press("Domestic")
        try await visit.type("1만", typed)
        #expect(visit.screen.prompt?.label == "Merchant")
        #expect(visit.screen.prompt?.initial == typed)
        #expect(visit.screen.notice?.kind == .problem)
    }

    @Test(
        "pays nothing on keys that were typed before the question was seen",
        arguments: [Key.enter, .character("1")]
    )
    func typedAhead(key: Key) async throws {
        let visit = try await begin()
        try await visit.press("Domestic")
        try await visit.type("1만")
        await visit.typeAhead(.paste("책방"), .enter, key)
        #expect(visit.screen.title == title)
        #expect(try await bank.money() == (100_000, 0))
    }

    @Test("shows that payments are locked since, when it is refused for that")
    func lockedElsewhere() async throws {
        let visit = try await begin()
        try await visit.press("Domestic")
        try await bank.lock(card, [.domestic])
        try await visit.type("1만")
        #expect(visit.screen.notice?.text.contains("are locked") == true)
        try await visit.press("Back")
        #expect(visit.detail("Domestic") == "locked")
    }

    @Test("says where payments are locked, and does not pay there")
    func locked() async throws {
        try await bank.lock(card, [.overseas])
        let visit = try await begin()
        #expect(visit.detail("Domestic") == "")
        #expect(visit.detail("Overseas") == "locked")
        try await visit.press("Overseas")
        try await visit.type("1만")
        #expect(visit.screen.notice?.text.contains("are locked") == true)
        #expect(try await bank.money() == (100_000, 0))
    }

    @Test("does not pay when the card is lost before the person confirms")
    func lost() async throws {
        let visit = try await begin()
        try await visit.press("Domestic")
        try await visit.type("1만", "책방")
        try await bank.reportLoss(of: card)
        try await visit.press("Confirm")
        #expect(visit.screen.title == title)
        #expect(visit.screen.notice?.text.contains("was reported lost") == true)
        #expect(try await bank.money() == (100_000, 0))
    }

    @Test("goes back a step at a time, and loses nothing on the way")
    func back() async throws {
        let visit = try await begin()
        try await visit.press("Domestic")
        try await visit.type("1만", "")
        try await visit.press("Back")
        #expect(visit.screen.prompt?.label == "Amount")
        #expect(visit.screen.prompt?.initial == "1만")
        #expect(visit.screen.notice == nil)
        try await visit.press("Back")
        #expect(visit.labels == ["Domestic", "Overseas", "Back"])
        try await visit.press("Back")
        #expect(visit.screen.title == "Card \(card.number.masked)")
    }

    @Test("leaves nothing behind when the session ends at the question")
    func end() async throws {
        let visit = try await begin()
        try await visit.press("Domestic")
        try await visit.type("1만", "책방")
        let remains = visit.routers.map(Remains.init)
        #expect(remains.count == 3)
        visit.stage.end()
        for remains in remains { try await remains.expectGone() }
        #expect(try await bank.money() == (100_000, 0))
    }
}
