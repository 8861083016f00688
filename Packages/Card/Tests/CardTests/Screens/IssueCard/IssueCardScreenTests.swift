import BankConsoleTesting
import Testing

@testable import Card

@Suite("Issuing a card on a screen")
@MainActor
struct IssueCardScreenTests {
    private let bank: CardBank

    init() async throws {
        bank = try await CardBank()
    }

    private func begin(as customer: CustomerID = FakeBank.customer) async throws -> FeatureStage {
        let stage = try await bank.showCards(as: customer)
        try await stage.press("Issue a card")
        return stage
    }

    @Test("asks for the account, and issues the card to it once signed")
    func issue() async throws {
        let stage = try await begin()
        #expect(
            stage.screen
                == Screen(
                    "Issue a card",
                    blocks: [.text("Which account do you want to link to the card?")],
                    actions: [
                        ScreenAction(
                            "3333-01-0000013",
                            "3333-01-0000013",
                            detail: "0 won available"
                        ),
                        .back(),
                    ]
                )
        )
        try await stage.press("3333-01-0000013")
        #expect(
            stage.screen.blocks == [
                .fields([Field("Account", "3333-01-0000013")]),
                .text("The card is linked to this account. Its number is drawn at random."),
            ]
        )
        #expect(stage.labels == ["Cancel", "Issue the card"])
        #expect(try await bank.cards().isEmpty)
        try await stage.press("Issue the card")
        #expect(stage.screen.title == "Cards")
        let cards = try await bank.cards()
        #expect(cards.count == 1)
        #expect(bank.signing.requests.map(\.movement.purpose.rawValue) == ["card.issue"])
    }

    @Test("canceling returns to where the customer came from")
    func cancel() async throws {
        let stage = try await begin()
        try await stage.press("3333-01-0000013", "Cancel")
        #expect(stage.screen.title == "Cards")
        #expect(try await bank.cards().isEmpty)
    }

    @Test(
        "keys typed before the confirmation is shown issue no card",
        arguments: [Key.enter, .character("n")]
    )
    func typedAhead(key: Key) async throws {
        let stage = try await bank.showCards()
        let entries = try await bank.entryCount()
        await stage.typeAhead(key, key, key)
        #expect(stage.screen.title == "Issue a card")
        #expect(stage.labels.last == "Back")
        #expect(try await bank.entryCount() == entries)
    }

    @Test("reports that the account was closed meanwhile and removes it")
    func closed() async throws {
        let stage = try await begin()
        try await bank.closeAccount()
        try await stage.press("3333-01-0000013", "Issue the card")
        #expect(stage.screen.title == "Issue a card")
        #expect(
            stage.screen.notice
                == .problem("The account '3333-01-0000013' is closed; use another one.")
        )
        #expect(stage.labels == ["Open an account", "Back"])
    }

    @Test("leads a customer without accounts to opening one")
    func noAccount() async throws {
        let stage = try await begin(as: CustomerID("C000002"))
        #expect(
            stage.screen.blocks == [
                .text("A card is linked to an account, and you have no account yet.")
            ]
        )
        #expect(stage.labels == ["Open an account", "Back"])
        try await stage.press("Open an account")
        #expect(stage.screen.title == "Open an account")
        try await stage.press("Back")
        #expect(stage.screen.title == "Issue a card")
    }
}
