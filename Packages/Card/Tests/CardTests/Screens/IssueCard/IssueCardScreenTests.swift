import Bookkeeping
import CardDemo
import Console
import Testing
@testable import Card

@Suite("Issuing a card on a screen")
@MainActor
struct IssueCardScreenTests {
    private let bank: DemoBank

    init() async throws {
        bank = try await DemoBank()
    }

    private func begin(as customer: CustomerID? = nil) async throws -> Visit {
        let visit = try await bank.visit(as: customer)
        try await visit.press("Issue a card")
        return visit
    }

    @Test("asks for the account, and issues the card to it once confirmed, without a password")
    func issue() async throws {
        let visit = try await begin()
        #expect(
            visit.screen
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
        try await visit.press("3333-01-0000013")
        #expect(visit.field("Account") == "3333-01-0000013")
        #expect(visit.labels == ["Cancel", "Issue the card"])
        #expect(try await bank.cards().isEmpty)
        try await visit.press("Issue the card")
        #expect(visit.screen.title == "Cards")
        let cards = try await bank.cards()
        #expect(cards.count == 1)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test(
        "issues nothing on keys that were typed before the question was seen",
        arguments: [Key.enter, .character("1")]
    )
    func typedAhead(key: Key) async throws {
        let visit = try await bank.visit()
        let entries = try await bank.entryCount()
        await visit.typeAhead(key, key, key)
        #expect(visit.screen.title == "Issue a card")
        #expect(visit.labels.last == "Back")
        #expect(try await bank.entryCount() == entries)
    }

    @Test("issues nothing when the focus was on another account than the first")
    func typedAheadFurtherDown() async throws {
        _ = try await bank.demandDeposit.open(
            serial: 3,
            owner: bank.owner,
            balance: .zero,
            authority: bank.issuer.authority("CardTests", for: .deposit)
        )
        let visit = try await begin()
        let entries = try await bank.entryCount()
        await visit.typeAhead(.down, .enter, .enter)
        #expect(visit.labels.count == 3)
        #expect(try await bank.entryCount() == entries)
    }

    @Test("says so when the account was closed elsewhere, and offers it no more")
    func closed() async throws {
        let visit = try await begin()
        try await bank.closeAccount()
        try await visit.press("3333-01-0000013", "Issue the card")
        #expect(visit.screen.title == "Issue a card")
        #expect(visit.screen.notice == .problem("The account 3333-01-0000013 is closed."))
        #expect(visit.labels == ["Back"])
    }

    @Test("says that an account is needed first to who has none")
    func noAccount() async throws {
        let visit = try await begin(as: CustomerID("C000002"))
        #expect(
            visit.screen.blocks == [
                .text("You have no account to link a card to. Open an account first.")
            ]
        )
        #expect(visit.labels == ["Back"])
    }

    @Test("is left by going back without a card, and leaves nothing behind")
    func leave() async throws {
        let visit = try await begin()
        let entries = try await bank.entryCount()
        let remains = try visit.remainsOfTop()
        try await visit.press("Back")
        #expect(visit.screen.title == "Cards")
        #expect(try await bank.entryCount() == entries)
        try await remains.expectGone()
    }
}
