import BankConsoleTesting
import Bookkeeping
import CardDemo
import Console
import SigningInterfaceTesting
import Testing
@testable import Card

@Suite("Changing a card's limits on a screen")
@MainActor
struct ChangeLimitsScreenTests {
    private let bank: DemoBank
    private let card: Card

    init() async throws {
        bank = try await DemoBank()
        card = try await bank.issue()
    }

    private var title: String { "Limits of \(card.number.masked)" }

    private func begin() async throws -> Visit {
        let visit = try await bank.visit(card)
        try await visit.press("Change the limits")
        return visit
    }

    @Test("asks for both, one after the other, and has the customer sign")
    func change() async throws {
        let visit = try await begin()
        #expect(visit.field("Current limit") == "2,000,000 won")
        #expect(visit.screen.prompt?.initial == "2000000")
        try await visit.type("50만")
        #expect(visit.field("Limit per payment") == "500,000 won")
        #expect(visit.screen.prompt?.initial == "6000000")
        #expect(bank.signing.requests.isEmpty)
        try await visit.type("100만")
        #expect(visit.screen.title == "Card \(card.number.masked)")
        #expect(
            visit.screen.notice
                == .done("The limits are 500,000 won a payment and 1,000,000 won a day.")
        )
        #expect(visit.field("Limit per day") == "1,000,000 won")
        let request = try #require(bank.signing.requests.last)
        #expect(request["purpose"] == "card.limits")
        #expect(request["amount"] == "0")
        let limits = try CardLimits(
            perPayment: Money(won: 500_000),
            perDay: Money(won: 1_000_000)
        )
        #expect(try await bank.current(card).limits == limits)
    }

    @Test(
        "keeps what no payment may be limited to in the field, with the reason",
        arguments: ["", "0", "만", "five", "700만"]
    )
    func payment(typed: String) async throws {
        let visit = try await begin()
        try await visit.type(typed)
        #expect(visit.screen.title == title)
        #expect(visit.screen.notice?.kind == .problem)
        #expect(visit.screen.prompt?.label == "Limit per payment")
        #expect(visit.screen.prompt?.initial == typed)
    }

    @Test(
        "keeps what no day may be limited to in the field, and asks for no password",
        arguments: ["", "0", "199만", "3000만"]
    )
    func day(typed: String) async throws {
        let visit = try await begin()
        try await visit.type("200만", typed)
        #expect(visit.screen.title == title)
        #expect(visit.screen.notice?.kind == .problem)
        #expect(visit.screen.prompt?.label == "Limit per day")
        #expect(visit.screen.prompt?.initial == typed)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("changes nothing when the person goes back from the password")
    func cancelled() async throws {
        bank.signing.fail(with: FakeVerifyBuilder.cancellation)
        let visit = try await begin()
        try await visit.type("50만", "100만")
        #expect(visit.screen.title == title)
        #expect(visit.screen.notice == nil)
        #expect(visit.screen.prompt?.initial == "100만")
        #expect(try await bank.current(card).limits == .standard)
    }

    @Test("tells what Verify refuses")
    func refused() async throws {
        bank.signing.fail(
            with: BankError(.passwordLocked, code: "password.locked", "the password is locked")
        )
        let visit = try await begin()
        try await visit.type("50만", "100만")
        #expect(visit.screen.notice == .problem("The password is locked."))
        #expect(try await bank.current(card).limits == .standard)
    }

    @Test("says so when the card was lost meanwhile, and asks for no password")
    func lost() async throws {
        let visit = try await begin()
        try await bank.reportLoss(of: card)
        try await visit.type("50만", "100만")
        #expect(visit.screen.notice?.text.contains("was reported lost") == true)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("shows the limits that the card has by now, when others are refused")
    func elsewhere() async throws {
        let visit = try await begin()
        try await bank.changeLimits(of: card, perPayment: 1_000_000)
        try await visit.type("0")
        #expect(visit.screen.notice?.kind == .problem)
        #expect(visit.field("Current limit") == "1,000,000 won")
    }

    @Test("goes back a step at a time, and loses nothing on the way")
    func back() async throws {
        let visit = try await begin()
        try await visit.type("50만", "1만")
        #expect(visit.screen.notice?.kind == .problem)
        try await visit.press("Back")
        #expect(visit.screen.prompt?.label == "Limit per payment")
        #expect(visit.screen.prompt?.initial == "50만")
        #expect(visit.screen.notice == nil)
        try await visit.press("Back")
        #expect(visit.screen.title == "Card \(card.number.masked)")
        #expect(try await bank.current(card).limits == .standard)
    }

    @Test("shows in Verify what is signed, and is there again when the person goes back")
    func verify() async throws {
        let (visit, card) = try await beginWaiting()
        #expect(visit.screen.title == "Limits of a card")
        #expect(visit.field("From") == "card \(card.number.masked)")
        // Nobody is paid anything.
        #expect(visit.field("To") == nil)
        #expect(visit.field("Amount") == nil)
        #expect(visit.field("Account") == card.account.rawValue)
        #expect(visit.field("Limit per payment") == "500,000 won")
        #expect(visit.field("Limit per day") == "1,000,000 won")
        let remains = try visit.remainsOfTop()
        try await visit.press("Back")
        #expect(visit.screen.title == "Limits of \(card.number.masked)")
        #expect(visit.screen.prompt?.initial == "100만")
        try await remains.expectGone()
    }

    @Test("leaves nothing behind when the session ends at the password")
    func end() async throws {
        let (visit, _) = try await beginWaiting()
        let remains = visit.routers.map(Remains.init)
        #expect(remains.count == 3)
        visit.stage.end()
        for remains in remains { try await remains.expectGone() }
    }

    /// At Verify, where nobody signs.
    private func beginWaiting() async throws -> (visit: Visit, card: Card) {
        let bank = try await DemoBank(with: [VerifyOnScreenModule()])
        let card = try await bank.issue()
        let visit = try await bank.visit(card)
        try await visit.press("Change the limits")
        try await visit.type("50만", "100만")
        return (visit, card)
    }
}
