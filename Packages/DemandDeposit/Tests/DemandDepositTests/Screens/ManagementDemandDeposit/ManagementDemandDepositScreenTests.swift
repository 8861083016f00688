import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("The screen of an account")
@MainActor
struct ManagementDemandDepositScreenTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("shows balance, interest and actions of an account")
    func plain() async throws {
        let number = try await bank.open()
        let stage = try await bank.show(number)
        #expect(
            stage.screen
                == Screen(
                    "Account \(number)",
                    headline: Headline("Balance", "0 won"),
                    blocks: [
                        .fields([
                            Field("Account", number.description),
                            Field("Interest so far", "0 won, paid on 2026-04-01"),
                        ]), .text("Nothing has moved yet."),
                    ],
                    actions: [
                        ScreenAction("deposit", "Deposit", key: "d"),
                        ScreenAction("withdraw", "Withdraw", key: "w"),
                        ScreenAction("transfer", "Transfer", key: "t"),
                        ScreenAction("box", "Open a safe box", key: "b"),
                        ScreenAction("nickname", "Give a nickname", key: "r"),
                        ScreenAction("close", "Close the account", role: .destructive, key: "x"),
                        .back(),
                    ],
                    columns: [
                        Column("Date", dropRank: 1), Column("What", isShortenable: true),
                        Column("Won", .trailing, tint: .sign, search: .number(.amountInDigits)),
                        Column(
                            "Balance",
                            .trailing,
                            tint: .role(.muted),
                            dropRank: 2,
                            search: .none
                        ),
                    ]
                )
        )
    }

    @Test("shows held and available money only if money is held")
    func held() async throws {
        let number = try await bank.open(10_000)
        #expect(try await bank.show(number).screen.headline?.detail == "")
        try await bank.hold(3_000, on: number)
        let stage = try await bank.show(number)
        #expect(stage.field("Balance") == "10,000 won")
        #expect(stage.screen.headline?.detail == "7,000 won available")
        #expect(stage.field("Held for card payments") == "3,000 won")
    }

    @Test("lists the last movements with their balances, newest first")
    func movements() async throws {
        let number = try await bank.open()
        for won in 1...3 { try await bank.deposit(Int64(won), into: number) }
        try await bank.move(.withdraw, 6, number, memo: "점심")
        let stage = try await bank.show(number)
        #expect(
            stage.rows == [
                ["2026-01-05", "cash taken out, 점심", "-6", "0"],
                ["2026-01-05", "cash paid in", "3", "6"],
                ["2026-01-05", "cash paid in", "2", "3"],
                ["2026-01-05", "cash paid in", "1", "1"],
            ]
        )
    }

    @Test("reads no more movements than it shows")
    func reading() async throws {
        let number = try await bank.open()
        for won in 1...60 { try await bank.deposit(Int64(won), into: number) }
        let stage = try await bank.show(number)
        #expect(stage.rows.map { $0[2] } == (11...60).reversed().map(String.init))
        #expect(bank.ledger.linesRead == 50)
    }

    @Test("shows ten times as many movements on request, and focuses the first new one")
    func older() async throws {
        let number = try await bank.open()
        for won in 1...60 { try await bank.deposit(Int64(won), into: number) }
        let stage = try await bank.show(number)
        try await stage.press(keys: .character("o"))
        #expect(stage.rows.map { $0[2] } == (1...60).reversed().map(String.init))
        #expect(!stage.screen.actions.contains { $0.id == "older" })
        let frame = stage.window.frame(FrameSize(columns: 80, rows: 24)).text
        #expect(frame.contains("\n▸   2026-01-05  cash paid in   10       55\n"), "\(frame)")
    }

    @Test("keeps the focus on a movement when another one arrives")
    func arriving() async throws {
        let number = try await bank.open()
        for won in 1...3 { try await bank.deposit(Int64(won), into: number) }
        let stage = try await bank.show(number)
        try await stage.press(keys: .down)
        func focusedLine() -> Substring? {
            stage.window.frame(FrameSize(columns: 80, rows: 24)).text
                .split(separator: "\n").first { $0.hasPrefix("▸") }
        }
        #expect(focusedLine()?.hasPrefix("▸ 2 2026-01-05  cash paid in    2") == true)
        try await bank.deposit(4, into: number)
        try await stage.press("Deposit", "Back")
        #expect(focusedLine()?.hasPrefix("▸ 3 2026-01-05  cash paid in    2") == true)
    }

    @Test("opens each movement of an entry that moves the account several times")
    func severalTimes() async throws {
        let number = try await bank.openFull()
        let stage = try await bank.show(number)
        let ids = stage.actions.filter { $0.hasPrefix("entry") }
        #expect(ids.count > 1)
        #expect(Set(ids).count == ids.count)
        let balance = try #require(stage.rows.last?[3])
        try await stage.press(ScreenAction.ID(try #require(ids.last)))
        #expect(stage.field("Balance afterwards") == "\(balance) won")
    }

    @Test("opens a linked card and reloads the account when it is left")
    func cards() async throws {
        let number = try await bank.open(1_000)
        bank.links.linkCard("0018", to: number)
        bank.links.linkCard("0026", to: number)
        let stage = try await bank.show(number)
        #expect(
            stage.screen.actions.map(\.label).filter { $0.hasPrefix("Card") } == [
                "Card 5365-10**-****-0018", "Card 5365-10**-****-0026",
            ]
        )
        try await stage.press("Card 5365-10**-****-0026")
        #expect(stage.screen.title == "Card 5365-10**-****-0026")
        try await bank.hold(400, on: number)
        try await stage.press("Back")
        #expect(stage.field("Held for card payments") == "400 won")
    }

    @Test("opens the linked safe box and reloads the account when it is left")
    func box() async throws {
        let number = try await bank.open(1_000)
        bank.links.linkBox(holding: 500, to: number)
        let stage = try await bank.show(number)
        let action = stage.screen.actions.first { $0.id == "box" }
        #expect(action == ScreenAction("box", "Safe box", detail: "500 won", key: "b"))
        try await stage.press("Safe box")
        #expect(stage.screen.title == "Safe box of \(number)")
        bank.links.linkBox(holding: 700, to: number)
        try await stage.press("Back")
        #expect(stage.screen.actions.first { $0.id == "box" }?.detail == "700 won")
    }

    @Test("opens the screen of a safe box that does not exist yet")
    func noBox() async throws {
        let number = try await bank.open()
        let stage = try await bank.show(number)
        try await stage.press("Open a safe box")
        #expect(stage.screen.title == "Safe box of \(number)")
    }

    @Test("closes the account on the customer's signature")
    func close() async throws {
        let number = try await bank.open()
        let stage = try await bank.show(number)
        try await stage.press("Close the account")
        #expect(stage.screen.title == "Closing of an account")
        try await stage.press("Sign")
        #expect(stage.screen.notice == .done("The account is closed."))
        #expect(stage.field("Status") == "closed")
        #expect(stage.actions == ["back"])
        #expect(bank.signing.requests.map(\.movement.purpose.rawValue) == ["account.close"])
        #expect(try await bank.accounts.account(number.description).isClosed)
    }

    @Test("shows why the account cannot be closed before signing")
    func closeRefused() async throws {
        let number = try await bank.open(1)
        let stage = try await bank.show(number)
        try await stage.press("Close the account")
        #expect(stage.screen.title == "Account \(number)")
        #expect(
            stage.screen.notice
                == .problem(
                    "The account '\(number)' has 1 won to spend; "
                        + "first withdraw or transfer the money."
                )
        )
        #expect(stage.actions.contains("close"))
    }

    @Test("shows nothing of another customer's account")
    func foreign() async throws {
        let number = try await bank.open(1_000, for: TestBank.duri)
        let stage = try await bank.show(number)
        #expect(
            stage.screen
                == Screen(
                    "Account",
                    notice: .problem(
                        "The account '\(number)' is not yours; sign in as its owner to see it."
                    ),
                    actions: [.back()]
                )
        )
        #expect(bank.links.questions == 0)
    }

    @Test(
        "shows the reason for a wrong account number",
        arguments: [
            ("3333-01-0000014", "mistyped"), ("생활비", "is not an account number"),
            ("3333-01-0009990", "There is no account"),
        ]
    )
    func unknown(number: String, reason: String) async throws {
        let stage = try await bank.show(account: number)
        #expect(stage.screen.notice?.text.contains(reason) == true)
        #expect(stage.actions == ["back"])
        try await stage.press("Back")
        #expect(stage.window.top == nil)
    }

    @Test(
        "everything is released when the session ends on a screen of an account",
        arguments: [
            ("Deposit", ["5만"]), ("Withdraw", ["500"]), ("Give a nickname", []),
            ("Transfer", ["3333-01-0000021", "400", ""]), ("Transfer", ["3333-01-0000021"]),
        ] as [(String, [String])]
    )
    func end(label: String, texts: [String]) async throws {
        let number = try await bank.open(1_000)
        _ = try await bank.open(for: TestBank.duri)
        let stage = try await bank.showAccounts()
        try await stage.press("\(number)", label)
        for text in texts { try await stage.type(text) }
        #expect(stage.routers.count >= 3)
        try await stage.close()
        #expect(try await bank.balance(of: number) == 1_000)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("the movements of an account fit a narrow terminal")
    func frame() async throws {
        let number = try await bank.open(10_000_000, nickname: "생활비")
        let payee = try await bank.open(for: TestBank.duri)
        try await bank.transfer(50_000, from: number, to: payee, memo: "7월분")
        try await bank.hold(3_000, on: number)
        bank.links.linkCard("0018", to: number)
        bank.links.linkBox(holding: 500_000, to: number)
        let stage = try await bank.show(number)
        #expect(
            stage.screen.frame(columns: 40, rows: 12).text == """
                생활비
                Balance  9,950,000 won
                9,947,000 won available
                Account:                3333-01-0000013
                Held for card payments: 3,000 won
                Interest so far:        0 won, paid on
                                        2026-04-01
                ▸ 1 Card 5365-10**-****-0018
                    Date        What                 Won
                  2 2026-01-05  transfer …       -50,000
                  3 2026-01-05  cash paid in  10,000,000
                Enter choose  Esc back  ? keys    ↓ more
                """
        )
    }
}
