import BankConsoleTesting
import Testing

@testable import Card

@Suite("Paying with a card on a screen")
@MainActor
struct PayByCardScreenTests {
    private let bank: CardBank
    private let card: Card

    init() async throws {
        (bank, card) = try await CardBank.withCard(won: 100_000)
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

    @Test("refuses an amount or a merchant at its question")
    func refused() async throws {
        let stage = try await begin()
        try await stage.press("Domestic")
        for (typed, label, reason) in [
            ("100,001", "Amount", "100,000 won"), ("201만", "Amount", "at most"),
            ("1만", "Merchant", ""), ("  ", "Merchant", "merchant"),
        ] {
            try await stage.type(typed)
            #expect(stage.screen.title == title)
            #expect(stage.screen.prompt?.label == label)
            #expect(stage.screen.notice?.text.contains(reason) ?? reason.isEmpty, "\(typed)")
        }
    }
}
