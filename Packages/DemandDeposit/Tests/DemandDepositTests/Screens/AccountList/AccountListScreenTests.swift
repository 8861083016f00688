import BankConsole
import BankConsoleTesting
import Bookkeeping
import Console
import DemandDepositInterface
import SigningInterface
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

    @Test("does not list an account after it is closed")
    func closed() async throws {
        let number = try await bank.open()
        let stage = try await bank.showAccounts()
        try await stage.press(number.description)
        try await stage.press("Close the account")
        try await stage.press("Sign")
        try await stage.press("Back")
        #expect(stage.actions == ["open", "back"])
    }

    @Test("the list of accounts is released after going back")
    func leave() async throws {
        let stage = try await bank.showAccounts()
        let references = RIBReferences(to: stage.routers)
        try await stage.press("Back")
        #expect(stage.window.top == nil)
        #expect(references.count == 1)
        try await references.waitUntilReleased()
    }

    @Test("all screens are released when the session ends")
    func end() async throws {
        let number = try await bank.open(1_000)
        let stage = try await bank.showAccounts()
        try await stage.press(number.description)
        try await stage.press("Withdraw")
        try await stage.type("500")
        let references = RIBReferences(to: stage.routers)
        #expect(references.count == 4)
        stage.end()
        try await references.waitUntilReleased()
        #expect(try await bank.balance(of: number) == 1_000)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("the list of accounts fits a wide and a narrow terminal")
    func frames() async throws {
        _ = try await bank.open(12_345_678, nickname: "생활비")
        _ = try await bank.open()
        let stage = try await bank.showAccounts()
        stage.screen.expectFrames(
            wide: """
                Accounts

                Balance of all  12,345,678 won

                ▸ 1 3333-01-0000013 (생활비)  12,345,678 won
                  2 3333-01-0000021                    0 won

                  n Open an account
                  q Back

                Enter choose  Esc back  ? keys  / filter
                """,
            narrow: """
                Accounts

                Balance of all  12,345,678 won

                ▸ 1 3333-01-0000013 (생활비)
                                          12,345,678 won
                  2 3333-01-0000021                0 won

                  n Open an account
                  q Back

                Enter choose  Esc back  ? keys  / filter
                """
        )
    }
}
