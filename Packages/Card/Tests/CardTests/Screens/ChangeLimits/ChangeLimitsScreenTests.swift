import BankConsoleTesting
import Bookkeeping
import Console
import SigningInterfaceTesting
import Testing

@testable import Card

@Suite("Changing a card's limits on a screen")
@MainActor
struct ChangeLimitsScreenTests {
    private let bank: CardBank
    private let card: Card

    init() async throws {
        bank = try await CardBank()
        card = try await bank.issue()
    }

    private var title: String { "Limits of \(card.number.masked)" }

    private func begin() async throws -> FeatureStage {
        let stage = try await bank.show(card)
        try await stage.press("Change the limits")
        return stage
    }

    @Test("asks for both limits and changes them with the signature")
    func change() async throws {
        let stage = try await begin()
        #expect(stage.field("Current limit") == "2,000,000 won")
        #expect(stage.screen.prompt?.initial == "2000000")
        try await stage.type("50만")
        #expect(stage.field("Limit per payment") == "500,000 won")
        #expect(stage.screen.prompt?.initial == "6000000")
        #expect(bank.requestsAfterIssue.isEmpty)
        try await stage.type("100만")
        #expect(stage.screen.title == "Card \(card.number.masked)")
        #expect(
            stage.screen.notice
                == .done("The limits are 500,000 won a payment and 1,000,000 won a day.")
        )
        #expect(stage.field("Limit per day") == "1,000,000 won")
        let request = try #require(bank.requestsAfterIssue.last)
        #expect(request["purpose"] == "card.limits")
        #expect(request["amount"] == "0")
        let limits = try CardLimits(
            perPayment: Money(won: 500_000),
            perDay: Money(won: 1_000_000)
        )
        #expect(try await bank.current(card).limits == limits)
    }

    @Test(
        "keeps a refused limit per payment in its field with the reason",
        arguments: ["", "0", "만", "five", "700만"]
    )
    func payment(typed: String) async throws {
        let stage = try await begin()
        try await stage.type(typed)
        #expect(stage.screen.title == title)
        #expect(stage.screen.notice?.kind == .problem)
        #expect(stage.screen.prompt?.label == "Limit per payment")
        #expect(stage.screen.prompt?.initial == typed)
    }

    @Test(
        "keeps a refused limit per day in its field without a signature",
        arguments: ["", "0", "199만", "3000만"]
    )
    func day(typed: String) async throws {
        let stage = try await begin()
        try await stage.type("200만", typed)
        #expect(stage.screen.title == title)
        #expect(stage.screen.notice?.kind == .problem)
        #expect(stage.screen.prompt?.label == "Limit per day")
        #expect(stage.screen.prompt?.initial == typed)
        #expect(bank.requestsAfterIssue.isEmpty)
    }

    @Test("a canceled signature changes no limit")
    func canceled() async throws {
        bank.signing.fail(with: FakeVerifyBuilder.cancellation)
        let stage = try await begin()
        try await stage.type("50만", "100만")
        #expect(stage.screen.title == title)
        #expect(stage.screen.notice == nil)
        #expect(stage.screen.prompt?.initial == "100만")
        #expect(try await bank.current(card).limits == .standard)
    }

    @Test("reports an error of Verify while changing the limits")
    func refused() async throws {
        bank.signing.fail(
            with: BankError(.passwordLocked, code: "password.locked", "the password is locked")
        )
        let stage = try await begin()
        try await stage.type("50만", "100만")
        #expect(stage.screen.notice == .problem("The password is locked."))
        #expect(try await bank.current(card).limits == .standard)
    }

    @Test("refuses new limits for a lost card without a signature")
    func lost() async throws {
        let stage = try await begin()
        try await bank.reportLoss(of: card)
        try await stage.type("50만", "100만")
        #expect(stage.screen.notice?.text.contains("was reported lost") == true)
        #expect(bank.requestsAfterIssue.isEmpty)
    }

    @Test("shows the current limits after a refusal")
    func elsewhere() async throws {
        let stage = try await begin()
        try await bank.changeLimits(of: card, perPayment: 1_000_000)
        try await stage.type("0")
        #expect(stage.screen.notice?.kind == .problem)
        #expect(stage.field("Current limit") == "1,000,000 won")
    }

    @Test("going back while changing limits keeps the typed text")
    func back() async throws {
        let stage = try await begin()
        try await stage.type("50만", "1만")
        #expect(stage.screen.notice?.kind == .problem)
        try await stage.press("Back")
        #expect(stage.screen.prompt?.label == "Limit per payment")
        #expect(stage.screen.prompt?.initial == "50만")
        #expect(stage.screen.notice == nil)
        try await stage.press("Back")
        #expect(stage.screen.title == "Card \(card.number.masked)")
        #expect(try await bank.current(card).limits == .standard)
    }

    @Test("Verify shows the new limits, and going back returns to the form")
    func verify() async throws {
        let (stage, card) = try await beginWaiting()
        #expect(stage.screen.title == "Limits of a card")
        #expect(stage.field("Card") == card.number.masked)
        #expect(stage.field("To") == nil)
        #expect(stage.field("Amount") == nil)
        #expect(stage.field("Account") == card.account.rawValue)
        #expect(stage.field("Limit per payment") == "500,000 won")
        #expect(stage.field("Limit per day") == "1,000,000 won")
        let references = RIBReferences(to: stage.routers.suffix(1))
        try await stage.press("Back")
        #expect(stage.screen.title == "Limits of \(card.number.masked)")
        #expect(stage.screen.prompt?.initial == "100만")
        try await references.waitUntilReleased()
    }

    @Test("the form for limits is released when the session ends at Verify")
    func end() async throws {
        let (stage, _) = try await beginWaiting()
        let references = RIBReferences(to: stage.routers)
        #expect(references.count == 3)
        stage.end()
        try await references.waitUntilReleased()
    }

    /// Fills the form in a bank whose customer signs on a screen.
    private func beginWaiting() async throws -> (stage: FeatureStage, card: Card) {
        let bank = try await CardBank(verifiesOnScreen: true)
        let card = try await bank.issue()
        let stage = try await bank.show(card)
        try await stage.press("Change the limits")
        try await stage.type("50만", "100만")
        return (stage, card)
    }
}
