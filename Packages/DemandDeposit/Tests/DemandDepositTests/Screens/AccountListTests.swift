import BankConsole
import Bookkeeping
import Console
import DemandDepositInterface
import SigningInterface
import Testing
@testable import DemandDeposit


@Suite("The list of accounts")
@MainActor
struct AccountListTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("is the feature's one entry of the home screen")
    func entry() throws {
        let session = try bank.container.open(signedInScope, with: TestBank.hana)
        let entries = try session.resolve(homeEntriesInject)
        #expect(entries.map(\.id) == ["accounts"])
        #expect(entries.map(\.title) == ["Accounts"])
    }

    @Test("says what to do while there is no account")
    func empty() async throws {
        let visit = try await bank.visit()
        #expect(
            visit.screen
                == Screen(
                    "Accounts",
                    blocks: [
                        .text(
                            "You have no account yet. Open one, and deposit money: it earns "
                                + "interest, can be transferred to others, set aside in a safe box, "
                                + "and spent with a card."
                        )
                    ],
                    actions: [ScreenAction("open", "Open an account"), .back()]
                )
        )
    }

    @Test("shows each open account of the customer with its balance, and nobody else's")
    func accounts() async throws {
        let named = try await bank.open(10_000, nickname: "생활비")
        let closed = try await bank.open()
        _ = try await bank.service.close(.number(closed), bank.options())
        _ = try await bank.open(7, for: TestBank.duri)
        let plain = try await bank.open()
        try await bank.hold(3_000, on: named)
        let visit = try await bank.visit()
        #expect(
            visit.screen.actions == [
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
                ScreenAction("open", "Open an account"),
                .back(),
            ]
        )
        #expect(visit.screen.blocks.isEmpty)
    }

    @Test("opens an account, and says its number")
    func open() async throws {
        let visit = try await bank.visit()
        try await visit.press("Open an account")
        try await visit.type("여행")
        let account = try await bank.accounts.account("여행")
        #expect(account.owner == TestBank.hana)
        #expect(visit.screen.title == "Accounts")
        #expect(visit.screen.notice == .done("The account \(account.number) is open."))
        #expect(visit.actions == [account.number.description, "open", "back"])
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("opens the screen of an account, and has looked again when that is left")
    func management() async throws {
        let number = try await bank.open(1_000)
        let visit = try await bank.visit()
        try await visit.press(number.description)
        #expect(visit.screen.title == "Account \(number)")
        try await bank.deposit(500, into: number)
        try await visit.press("Back")
        #expect(visit.screen.title == "Accounts")
        #expect(visit.screen.actions.first?.detail == "1,500 won")
    }

    @Test("forgets an account that was closed at its screen")
    func closed() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit()
        try await visit.press(number.description)
        try await visit.press("Close the account")
        try await visit.press("Sign")
        try await visit.press("Back")
        #expect(visit.actions == ["open", "back"])
    }

    @Test("is left by going back")
    func leave() async throws {
        let visit = try await bank.visit()
        let remains = Remains(of: visit.routers)
        try await visit.press("Back")
        #expect(visit.stage.window.top == nil)
        #expect(remains.count == 1)
        try await remains.expectGone()
    }

    @Test("goes with everything above it when the session ends")
    func end() async throws {
        let number = try await bank.open(1_000)
        let visit = try await bank.visit()
        try await visit.press(number.description)
        try await visit.press("Withdraw")
        try await visit.type("500")
        let remains = Remains(of: visit.routers)
        #expect(remains.count == 4)
        visit.stage.end()
        try await remains.expectGone()
        #expect(try await bank.balance(of: number) == 1_000)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("fits its window")
    func frames() async throws {
        _ = try await bank.open(12_345_678, nickname: "생활비")
        _ = try await bank.open()
        let visit = try await bank.visit()
        #expect(
            visit.screen.frame(columns: 80, rows: 24).text == """
                Accounts

                > 1 3333-01-0000013 (생활비)  12,345,678 won
                  2 3333-01-0000021                    0 won
                  3 Open an account
                  4 Back

                Enter choose  Esc back  Up/Down move  1-4 choose
                """
        )
        #expect(
            visit.screen.frame(columns: 40, rows: 12).text == """
                Accounts

                > 1 3333-01-0000013 (생활비)
                                          12,345,678 won
                  2 3333-01-0000021                0 won
                  3 Open an account
                  4 Back

                Enter choose  Esc back  Up/Down move
                """
        )
    }
}
