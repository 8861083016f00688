import Bookkeeping
import CardInterface
import Console
import DemandDepositInterface
import RIBs
import RIBsTesting
import SafeBoxInterface
import Testing
@testable import DemandDeposit


@Suite("The screen of an account")
@MainActor
struct ManagementDemandDepositTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("shows balance, interest and what can be done")
    func plain() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit(number)
        #expect(
            visit.screen
                == Screen(
                    "Account \(number)",
                    blocks: [
                        .heading("Recent movements"),
                        .text("Nothing has moved yet."),
                        .fields([
                            Field("Account", number.description),
                            Field("Balance", "0 won"),
                            Field("Interest so far", "0 won, paid on 2026-04-01"),
                        ]),
                    ],
                    actions: [
                        ScreenAction("deposit", "Deposit"),
                        ScreenAction("withdraw", "Withdraw"),
                        ScreenAction("transfer", "Transfer"),
                        ScreenAction("box", "Open a safe box"),
                        ScreenAction("nickname", "Give a nickname"),
                        ScreenAction("close", "Close the account", role: .destructive),
                        .back(),
                    ]
                )
        )
    }

    @Test("tells what is held from what is available, when something is")
    func held() async throws {
        let number = try await bank.open(10_000)
        #expect(try await bank.visit(number).field("Available") == nil)
        try await bank.hold(3_000, on: number)
        let visit = try await bank.visit(number)
        #expect(visit.field("Balance") == "10,000 won")
        #expect(visit.field("Held for card payments") == "3,000 won")
        #expect(visit.field("Available") == "7,000 won")
    }

    @Test("shows the last ten movements with the balance after each")
    func movements() async throws {
        let number = try await bank.open()
        for won in 1...11 { try await bank.deposit(Int64(won), into: number) }
        try await bank.withdraw(6, from: number)
        let visit = try await bank.visit(number)
        #expect(visit.rows.count == 10)
        #expect(
            visit.rows.suffix(2) == [
                ["2026-01-05", "cash paid in", "11", "66"],
                ["2026-01-05", "cash taken out", "-6", "60"],
            ]
        )
        #expect(visit.rows.first == ["2026-01-05", "cash paid in", "3", "6"])
    }

    @Test("reads no more of the book than it shows")
    func reading() async throws {
        let number = try await bank.open()
        for won in 1...30 { try await bank.deposit(Int64(won), into: number) }
        let visit = try await bank.visit(number)
        #expect(visit.rows.map { $0[2] } == (21...30).map(String.init))
        #expect(bank.interposed.linesRead == 10)
    }

    @Test("opens each linked card, and has looked again when it is left")
    func cards() async throws {
        let number = try await bank.open(1_000)
        bank.links.link(card("0018", of: number))
        bank.links.link(card("0026", of: number))
        let visit = try await bank.visit(number)
        #expect(
            visit.screen.actions.map(\.label).filter { $0.hasPrefix("Card") } == [
                "Card 5365-10**-****-0018", "Card 5365-10**-****-0026",
            ]
        )
        try await visit.press("Card 5365-10**-****-0026")
        #expect(visit.screen.title == "Card 5365-10**-****-0026")
        let remains = try Remains(of: [#require(visit.routers.last)])
        try await bank.hold(400, on: number)
        try await visit.press("Back")
        #expect(visit.field("Held for card payments") == "400 won")
        try await remains.expectGone()
    }

    @Test("opens the linked box, and has looked again when it is left")
    func box() async throws {
        let number = try await bank.open(1_000)
        link(boxWith: 500, to: number)
        let visit = try await bank.visit(number)
        let action = visit.screen.actions.first { $0.id == "box" }
        #expect(action == ScreenAction("box", "Safe box", detail: "500 won"))
        try await visit.press("Safe box")
        #expect(visit.screen.title == "Safe box of \(number)")
        let remains = try Remains(of: [#require(visit.routers.last)])
        link(boxWith: 700, to: number)
        try await visit.press("Back")
        #expect(visit.screen.actions.first { $0.id == "box" }?.detail == "700 won")
        try await remains.expectGone()
    }

    @Test("leads to the box's screen also when there is none yet")
    func noBox() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit(number)
        try await visit.press("Open a safe box")
        #expect(visit.screen.title == "Safe box of \(number)")
    }

    @Test("closes the account on the customer's signature, and shows what is left of it")
    func close() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit(number)
        try await visit.press("Close the account")
        #expect(visit.screen.title == "Closing of an account")
        try await visit.press("Sign")
        #expect(visit.screen.notice == .done("The account is closed."))
        #expect(visit.field("Status") == "closed")
        #expect(visit.actions == ["back"])
        #expect(bank.signing.requests.map { $0["purpose"] } == ["account.close"])
        #expect(try await bank.accounts.account(number.description).isClosed)
    }

    @Test("stays as it is when the person goes back from signing the closing")
    func closeCancelled() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit(number)
        try await visit.press("Close the account")
        try await visit.press("Back")
        #expect(visit.screen.notice == nil)
        #expect(visit.actions.contains("close"))
        #expect(try await !bank.accounts.account(number.description).isClosed)
    }

    @Test("says why the account cannot be closed, before anybody signs")
    func closeRefused() async throws {
        let number = try await bank.open(1)
        let visit = try await bank.visit(number)
        try await visit.press("Close the account")
        #expect(visit.screen.title == "Account \(number)")
        #expect(
            visit.screen.notice
                == .problem("\(number) has 1 won to spend; withdraw or transfer it before closing.")
        )
        #expect(visit.actions.contains("close"))
    }

    @Test("says that an account is not the customer's, and nothing else of it")
    func foreign() async throws {
        let number = try await bank.open(1_000, for: TestBank.duri)
        let visit = try await bank.visit(number)
        #expect(
            visit.screen
                == Screen(
                    "Account",
                    notice: .problem("\(number) is not yours; sign in as its owner to see it."),
                    actions: [.back()]
                )
        )
        #expect(bank.links.questions == 0)
    }

    @Test(
        "says what is wrong with a number, and can be left",
        arguments: [
            ("3333-01-0000014", "mistyped"), ("생활비", "is not an account number"),
            ("3333-01-0009990", "There is no account"),
        ]
    )
    func unknown(number: String, reason: String) async throws {
        let visit = try await bank.visit(account: number)
        #expect(visit.screen.notice?.text.contains(reason) == true)
        #expect(visit.actions == ["back"])
        try await visit.press("Back")
        #expect(visit.stage.window.top == nil)
    }

    @Test("leaves nothing behind when it is left")
    func leave() async throws {
        let visit = try await bank.visit(bank.open())
        let remains = try Remains(of: [#require(visit.routers.last)])
        try await visit.press("Back")
        #expect(visit.stage.window.top == nil)
        try await remains.expectGone()
    }

    @Test("leaves nothing behind when the session ends while the closing waits for its signature")
    func end() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit(number)
        try await visit.press("Close the account")
        let remains = Remains(of: visit.routers)
        #expect(remains.count == 2)
        visit.stage.end()
        try await remains.expectGone()
        #expect(try await !bank.accounts.account(number.description).isClosed)
    }

    @Test("opens the card, which opens the account, and so on; each hop asks for the same")
    func hops() async throws {
        let number = try await bank.open(1_000)
        bank.links.link(card("0018", of: number))
        let visit = try await bank.visit(number)
        let depth = visit.stage.window.depth
        let questions = bank.links.questions
        for hop in 1...500 {
            try await visit.press("Card 5365-10**-****-0018")
            try await visit.press("The account")
            #expect(visit.field("Balance") == "1,000 won")
            #expect(bank.links.questions == questions + 2 * hop)
        }
        #expect(visit.stage.window.depth == depth + 1_000)
        let remains = Remains(of: visit.routers.dropFirst())
        #expect(remains.count == 1_000)
        for hop in 1...500 {
            try await visit.press("Back")
            try await visit.press("Back")
            #expect(bank.links.questions == questions + 1_000 + 2 * hop)
        }
        #expect(visit.stage.window.depth == depth)
        try await remains.expectGone()
        try await LeakDetector.instance.expectClean()
    }

    @Test("fits its window")
    func frames() async throws {
        let number = try await bank.open(10_000_000, nickname: "생활비")
        let payee = try await bank.open(for: TestBank.duri)
        _ = try await bank.service.transfer(
            TransferRequest(
                from: .number(number),
                to: .number(payee),
                amount: Money(won: 50_000),
                memo: "7월분"
            ),
            bank.options()
        )
        try await bank.hold(3_000, on: number)
        bank.links.link(card("0018", of: number))
        link(boxWith: 500_000, to: number)
        let visit = try await bank.visit(number)
        #expect(
            visit.screen.frame(columns: 80, rows: 24).text == """
                생활비

                Recent movements
                Date        What                                       Won     Balance
                2026-01-05  cash paid in                        10,000,000  10,000,000
                2026-01-05  transfer to 3333-01-0000021, 7월분     -50,000   9,950,000

                Account:                3333-01-0000013
                Balance:                9,950,000 won
                Held for card payments: 3,000 won
                Available:              9,947,000 won
                Interest so far:        0 won, paid on 2026-04-01

                > 1 Deposit
                  2 Withdraw
                  3 Transfer
                  4 Card 5365-10**-****-0018
                  5 Safe box                  500,000 won
                  6 Change the nickname
                  7 Close the account
                  8 Back

                Enter choose  Esc back  Up/Down move  1-8 choose
                """
        )
        #expect(
            visit.screen.frame(columns: 40, rows: 12).text == """
                생활비                            ^ more
                         7월분
                Won:     -50,000
                Balance: 9,950,000
                Account:                3333-01-0000013
                Balance:                9,950,000 won
                Held for card payments: 3,000 won
                Available:              9,947,000 won
                Interest so far:        0 won, paid on
                                        2026-04-01
                > 1 Deposit
                Enter choose  Esc back            v more
                """
        )
    }

    private func card(_ end: String, of number: AccountNumber) -> CardSummary {
        CardSummary(
            maskedNumber: "5365-10**-****-\(end)",
            cardNumber: "536510000000\(end)",
            account: number.accountID
        )
    }

    private func link(boxWith won: Int64, to number: AccountNumber) {
        bank.links.link(
            SafeBoxSummary(
                account: number.accountID,
                balance: Money(won: won),
                limit: Money(won: 10_000_000),
                payableInterest: .zero
            )
        )
    }
}
