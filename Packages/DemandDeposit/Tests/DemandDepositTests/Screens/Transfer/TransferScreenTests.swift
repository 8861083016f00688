import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("The screen that sends money")
@MainActor
struct TransferScreenTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("asks one question at a time and shows the payee before signing")
    func transfer() async throws {
        let number = try await bank.open(1_000, nickname: "생활비")
        let payee = try await bank.open(for: TestBank.duri)
        let stage = try await bank.show(number)
        try await stage.press("Transfer")
        #expect(
            stage.screen
                == Screen(
                    "Transfer",
                    blocks: [
                        .fields([
                            Field("Account", "\(number) (생활비)"), Field("Available", "1,000 won"),
                        ])
                    ],
                    prompt: Prompt("Payee's account", placeholder: "3333-01-0000013"),
                    actions: [.back()]
                )
        )
        try await stage.type(payee.description)
        #expect(stage.screen.prompt == .amount())
        #expect(stage.field("To") == "\(payee) (이두리)")
        try await stage.type("400")
        #expect(stage.screen.prompt == Prompt("Memo, if any", placeholder: "7월분"))
        #expect(stage.field("To") == "\(payee) (이두리)")
        #expect(stage.field("Amount") == "400 won")
        try await stage.type("7월분")
        #expect(stage.screen.title == "Transfer")
        #expect(stage.field("To") == "\(payee) (이두리)")
        #expect(stage.field("Memo") == "7월분")
        #expect(bank.signing.requests.isEmpty)
        try await stage.press("Sign")
        #expect(stage.screen.title == "생활비")
        #expect(stage.screen.notice == .done("400 won was transferred to 이두리."))
        #expect(stage.rows.first?[1] == "transfer to \(payee), 7월분")
        #expect(try await bank.balance(of: payee) == 400)
        #expect(bank.signing.requests.map(\.movement.amount.won) == [400])
    }

    @Test("offers own accounts, then payees of all own accounts, newest first and once")
    func payees() async throws {
        let number = try await bank.open(100_000, nickname: "생활비")
        let savings = try await bank.open(10_000)
        let duri = try await bank.open(for: TestBank.duri)
        let closed = try await bank.open(for: TestBank.duri)
        let second = try await bank.open(10, for: TestBank.duri)
        try await bank.transfer(7, from: number, to: duri)
        try await bank.transfer(2_000, from: savings, to: second)
        try await bank.transfer(1, from: number, to: closed)
        try await bank.withdraw(1, from: closed)
        try await bank.close(closed)
        try await bank.transfer(5, from: second, to: number)
        try await bank.transfer(50_000, from: number, to: duri)
        let stage = try await bank.show(number)
        try await stage.press("Transfer")
        #expect(
            stage.screen.actions.map { [$0.label, $0.detail] } == [
                ["\(savings) (yours)", ""], ["\(duri) (이두리)", "last 50,000 won"],
                ["\(second) (이두리)", "last 2,000 won"], ["Back", ""],
            ]
        )
        try await stage.press("\(duri) (이두리)")
        #expect(stage.screen.prompt == .amount())
        #expect(stage.field("To") == "\(duri) (이두리)")
        #expect(stage.screen.actions == [.back()])
    }

    @Test("offers at most ten accounts and ten payees, and shows an own account's last amount")
    func manyPayees() async throws {
        let number = try await bank.open(100_000)
        for index in 1...12 {
            let own = try await bank.open(nickname: "저축\(index)")
            if index == 1 { try await bank.transfer(30, from: number, to: own) }
            try await bank.transfer(1, from: number, to: bank.open(for: TestBank.duri))
        }
        let stage = try await bank.show(number)
        try await stage.press("Transfer")
        #expect(stage.screen.actions.count == 21)
        #expect(stage.screen.actions.first?.detail == "last 30 won")
        #expect(stage.screen.actions.filter { $0.label.hasSuffix("(이두리)") }.count == 10)
    }

    @Test("sends money without a memo")
    func withoutMemo() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let stage = try await bank.show(from)
        try await stage.press("Transfer")
        try await stage.type(to.description, "1", "")
        #expect(stage.field("Memo") == nil)
        try await stage.press("Sign")
        #expect(stage.rows.first?[1] == "transfer to \(to)")
    }

    @Test("keeps a wrong payee in the field, with the reason")
    func wrongPayee() async throws {
        let (number, closed) = (try await bank.open(1_000), try await bank.open())
        try await bank.close(closed)
        let stage = try await bank.show(number)
        try await stage.press("Transfer")
        for (typed, reason) in [
            ("", "is not an account number"),
            ("3333-01-0000014", "is mistyped: its check digit is wrong"),
            ("3333-01-0009990", "There is no account '3333-01-0009990'; check the number."),
            ("적금", "None of your accounts is called"),
            (closed.description, "The account '\(closed)' is closed; use another one."),
            (number.description, "cannot send money to itself"),
        ] {
            try await stage.type(typed)
            #expect(stage.screen.prompt?.label == "Payee's account")
            #expect(stage.screen.prompt?.initial == typed)
            #expect(stage.screen.notice?.kind == .problem)
            #expect(stage.screen.notice?.text.contains(reason) == true, "\(typed)")
        }
    }

    @Test("accepts the customer's own nicknames and reveals no other customer's")
    func nicknames() async throws {
        let number = try await bank.open(1_000, nickname: "생활비")
        let own = try await bank.open(nickname: "savings")
        _ = try await bank.open(for: TestBank.duri, nickname: "secrets")
        _ = try await bank.open(for: TestBank.duri, nickname: "savings")
        let stage = try await bank.show(number)
        try await stage.press("Transfer")
        for (typed, notice) in [
            ("secrets", "None of your accounts is called 'secrets'."),
            ("secret", "None of your accounts is called 'secret'."),
            ("saving", "None of your accounts is called 'saving'. Did you mean 'savings'?"),
        ] {
            try await stage.type(typed)
            #expect(stage.screen.notice == .problem(notice))
        }
        try await stage.type("savings")
        #expect(stage.field("To") == "\(own) (김하나)")
    }

    @Test("keeps a wrong amount in the field, with the reason")
    func wrongAmount() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        try await bank.hold(300, on: from)
        let stage = try await bank.show(from)
        try await stage.press("Transfer")
        try await stage.type(to.description)
        for (typed, reason) in [("", ""), ("만", "만"), ("701", "700 won to spend, not 701 won")] {
            try await stage.type(typed)
            #expect(stage.screen.prompt?.label == "Amount")
            #expect(stage.screen.prompt?.initial == typed)
            #expect(stage.screen.notice?.kind == .problem)
            #expect(stage.screen.notice?.text.contains(reason) == true || reason.isEmpty)
        }
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("keeps a memo that is too long in the field, with the reason")
    func wrongMemo() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let stage = try await bank.show(from)
        try await stage.press("Transfer")
        for text in [to.description, "1", String(repeating: "가", count: 201)] {
            try await stage.type(text)
        }
        #expect(stage.screen.prompt?.label == "Memo, if any")
        #expect(
            stage.screen.notice == .problem("The memo is longer than 200 characters; shorten it.")
        )
    }
}
