import Card
import CardDemo
import Console
import LedgerInterface
import Testing

@Suite("One payment on a screen")
@MainActor
struct ShowPaymentTests {
    private let bank: DemoBank
    private let card: Card
    private let payment: CardPayment

    init() async throws {
        bank = try await .with(won: 100_000)
        card = try await bank.issue()
        payment = try await bank.pay(10_000, with: card)
    }

    private func begin() async throws -> Visit {
        let visit = try await bank.visit(card)
        try await visit.press("All payments", "2026-01-05 동네 서점")
        return visit
    }

    @Test("what is held for it can be given back, and nothing be cancelled before it was settled")
    func void() async throws {
        let visit = try await begin()
        #expect(visit.field("Date") == "2026-01-05, at home")
        #expect(visit.field("Held") == "10,000 won, until 2026-01-12")
        #expect(visit.screen.prompt == nil)
        try await visit.press("Give back what is held")
        #expect(visit.screen.notice == .done("10,000 won are not held any more."))
        #expect(visit.field("State") == "voided")
        #expect(visit.labels == ["Back"])
        #expect(try await bank.money() == (100_000, 0))
    }

    @Test("what was settled of it is cancelled in part, and then the rest, once confirmed")
    func cancel() async throws {
        try await bank.settle(payment)
        let visit = try await begin()
        #expect(visit.labels == ["Back"])
        #expect(visit.screen.prompt?.placeholder == "all 10,000 won")
        try await visit.type("3천")
        #expect(visit.screen.title == "Cancellation of a card payment")
        #expect(visit.field("Amount") == "3,000 won")
        try await visit.press("Confirm")
        #expect(visit.screen.notice == .done("3,000 won are paid back into the account."))
        #expect(visit.field("Cancelled") == "3,000 won")
        #expect(visit.screen.prompt?.placeholder == "all 7,000 won")
        #expect(visit.screen.prompt?.initial == "")
        try await visit.type("")
        try await visit.press("Confirm")
        #expect(visit.field("State") == "cancelled")
        #expect(visit.screen.prompt == nil)
        #expect(try await bank.money() == (100_000, 0))
    }

    @Test("a part is settled and the rest held: both can be done")
    func partly() async throws {
        try await bank.settle(payment, 4_000)
        let visit = try await begin()
        #expect(visit.detail("Give back what is held") == "6,000 won")
        #expect(visit.screen.prompt?.placeholder == "all 4,000 won")
    }

    @Test("what cannot be cancelled stays in the field", arguments: ["만", "0", "10,001"])
    func tooMuch(typed: String) async throws {
        try await bank.settle(payment)
        let visit = try await begin()
        try await visit.type(typed)
        #expect(visit.screen.notice?.kind == .problem)
        #expect(visit.screen.prompt?.initial == typed)
        #expect(try await bank.money() == (90_000, 0))
    }

    @Test("nothing is cancelled when the person does not confirm")
    func notConfirmed() async throws {
        try await bank.settle(payment)
        let visit = try await begin()
        try await visit.type("1만")
        try await visit.press("Cancel")
        #expect(visit.screen.notice == nil)
        #expect(visit.screen.prompt?.initial == "1만")
        #expect(try await bank.money() == (90_000, 0))
    }

    @Test("says so when the merchant was faster, and shows that")
    func elsewhere() async throws {
        let visit = try await begin()
        try await bank.settle(payment)
        try await visit.press("Give back what is held")
        #expect(visit.screen.notice?.text.hasPrefix("Nothing is held") == true)
        #expect(visit.field("State") == "settled")
    }

    @Test("leaves nothing behind when the session ends at the question")
    func end() async throws {
        try await bank.settle(payment)
        let visit = try await begin()
        try await visit.type("1만")
        let remains = visit.routers.map(Remains.init)
        #expect(remains.count == 4)
        visit.stage.end()
        for remains in remains { try await remains.expectGone() }
        #expect(try await bank.money() == (90_000, 0))
    }
}
