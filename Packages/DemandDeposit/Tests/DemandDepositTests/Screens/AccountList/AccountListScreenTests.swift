import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("The list of accounts")
@MainActor
struct AccountListScreenTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("the feature has one home entry")
    func entry() throws {
        let session = try bank.container.open(signedInScope, with: TestBank.hana)
        let entries = try session.resolve(homeEntriesInject)
        #expect(entries.map(\.action) == [ScreenAction("accounts", "Accounts", key: "a")])
    }

    @Test("the list explains what to do without an account")
    func empty() async throws {
        let stage = try await bank.showAccounts()
        #expect(
            stage.screen
                == Screen(
                    "Accounts",
                    blocks: [
                        .text(
                            "You have no account yet. Open one, and deposit money: it earns "
                                + "interest, can be transferred to others, set aside in a safe box, "
                                + "and spent with a card."
                        )
                    ],
                    actions: [ScreenAction("open", "Open an account", key: "n"), .back()]
                )
        )
    }

    @Test("lists the customer's open accounts only")
    func accounts() async throws {
        let named = try await bank.open(10_000, nickname: "생활비")
        let closed = try await bank.open()
        try await bank.close(closed)
        _ = try await bank.open(7, for: TestBank.duri)
        let plain = try await bank.open()
        try await bank.hold(3_000, on: named)
        let stage = try await bank.showAccounts()
        #expect(
            stage.screen.actions == [
                ScreenAction(
                    ScreenAction.ID(named.description),
                    "\(named) (생활비)",
                    detail: "10,000 won"
                ),
                ScreenAction(
                    ScreenAction.ID(plain.description),
                    plain.description,
                    detail: "0 won"
                ),
                ScreenAction("open", "Open an account", key: "n"),
                .back(),
            ]
        )
        #expect(stage.screen.blocks.isEmpty)
        #expect(stage.screen.headline == Headline("Balance of all", "10,000 won"))
    }

    @Test("opens an account and shows its number")
    func open() async throws {
        let stage = try await bank.showAccounts()
        try await stage.press("Open an account")
        try await stage.type("여행")
        let account = try await bank.accounts.account("여행")
        #expect(account.owner == TestBank.hana)
        #expect(stage.screen.title == "Accounts")
        #expect(stage.screen.notice == .done("The account \(account.number) is open."))
        #expect(stage.actions == [account.number.description, "open", "back"])
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("opens an account and reloads the list when it is left")
    func management() async throws {
        let number = try await bank.open(1_000)
        let stage = try await bank.showAccounts()
        try await stage.press(number.description)
        #expect(stage.screen.title == "Account \(number)")
        try await bank.deposit(500, into: number)
        try await stage.press("Back")
        #expect(stage.screen.title == "Accounts")
        #expect(stage.screen.actions.first?.detail == "1,500 won")
    }
}
