import Bookkeeping
import Console
import DemandDepositInterface
import Testing
@testable import DemandDeposit


@Suite("Sending money on a screen")
@MainActor
struct TransferTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("asks for one thing at a time, and names the payee before anything is signed")
    func transfer() async throws {
        let number = try await bank.open(1_000, nickname: "생활비")
        let payee = try await bank.open(for: TestBank.duri)
        let visit = try await bank.visit(number)
        try await visit.press("Transfer")
        #expect(
            visit.screen
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
        try await visit.type(payee.description)
        #expect(visit.screen.prompt == Prompt("Amount", placeholder: "5만"))
        #expect(visit.field("To") == "\(payee) (이두리)")
        try await visit.type("400")
        #expect(visit.screen.prompt == Prompt("Memo, if any", placeholder: "7월분"))
        #expect(visit.field("To") == "\(payee) (이두리)")
        #expect(visit.field("Amount") == "400 won")
        try await visit.type("7월분")
        #expect(visit.screen.title == "Transfer")
        #expect(visit.field("To") == "\(payee) (이두리)")
        #expect(visit.field("Memo") == "7월분")
        #expect(bank.signing.requests.isEmpty)
        try await visit.press("Sign")
        #expect(visit.screen.title == "생활비")
        #expect(visit.screen.notice == .done("400 won was transferred to 이두리."))
        #expect(visit.rows.last?[1] == "transfer to \(payee), 7월분")
        #expect(try await bank.balance(of: payee) == 400)
        #expect(bank.signing.requests.map { $0["amount"] } == ["400"])
    }

    @Test("needs no memo")
    func withoutMemo() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let visit = try await bank.visit(from)
        try await visit.press("Transfer")
        for text in [to.description, "1", ""] { try await visit.type(text) }
        #expect(visit.field("Memo") == nil)
        try await visit.press("Sign")
        #expect(visit.rows.last?[1] == "transfer to \(to)")
    }

    @Test("keeps a payee who cannot be paid in the field, with the reason")
    func wrongPayee() async throws {
        let (number, closed) = (try await bank.open(1_000), try await bank.open())
        _ = try await bank.service.close(.number(closed), bank.options())
        let visit = try await bank.visit(number)
        try await visit.press("Transfer")
        for (typed, reason) in [
            ("", "is not an account number"),
            ("3333-01-0000014", "is mistyped: its check digit does not fit"),
            ("3333-01-0009990", "There is no account 3333-01-0009990"),
            ("적금", "None of your accounts is called"),
            (closed.description, "The account \(closed) is closed"),
            (number.description, "cannot send money to itself"),
        ] {
            try await visit.type(typed)
            #expect(visit.screen.prompt?.label == "Payee's account")
            #expect(visit.screen.prompt?.initial == typed)
            #expect(visit.screen.notice?.kind == .problem)
            #expect(visit.screen.notice?.text.contains(reason) == true, "\(typed)")
        }
    }

    @Test("knows the customer's own nicknames, and neither uses nor gives away anybody else's")
    func nicknames() async throws {
        let number = try await bank.open(1_000, nickname: "생활비")
        let own = try await bank.open(nickname: "savings")
        _ = try await bank.open(for: TestBank.duri, nickname: "secrets")
        _ = try await bank.open(for: TestBank.duri, nickname: "savings")
        let visit = try await bank.visit(number)
        try await visit.press("Transfer")
        for (typed, answer) in [
            ("secrets", "None of your accounts is called “secrets”."),
            ("secret", "None of your accounts is called “secret”."),
            ("saving", "None of your accounts is called “saving”. Did you mean 'savings'?"),
        ] {
            try await visit.type(typed)
            #expect(visit.screen.notice == .problem(answer))
        }
        try await visit.type("savings")
        #expect(visit.field("To") == "\(own) (김하나)")
    }

    @Test("keeps an amount that cannot be sent in the field, with the reason")
    func wrongAmount() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        try await bank.hold(300, on: from)
        let visit = try await bank.visit(from)
        try await visit.press("Transfer")
        try await visit.type(to.description)
        for (typed, reason) in [("", ""), ("만", "만"), ("701", "700 won to spend, not 701 won")] {
            try await visit.type(typed)
            #expect(visit.screen.prompt?.label == "Amount")
            #expect(visit.screen.prompt?.initial == typed)
            #expect(visit.screen.notice?.kind == .problem)
            #expect(visit.screen.notice?.text.contains(reason) == true || reason.isEmpty)
        }
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("keeps a memo that is too long in the field, with the reason")
    func wrongMemo() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let visit = try await bank.visit(from)
        try await visit.press("Transfer")
        for text in [to.description, "1", String(repeating: "가", count: 201)] {
            try await visit.type(text)
        }
        #expect(visit.screen.prompt?.label == "Memo, if any")
        #expect(visit.screen.notice == .problem("The memo is longer than 200 characters."))
    }

    @Test("goes back step by step, and keeps what was typed")
    func goBack() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let visit = try await bank.visit(from)
        try await visit.press("Transfer")
        for text in [to.description, "400", "7월분"] { try await visit.type(text) }
        // Back from signing, from the memo, from the amount, from the payee.
        for (label, initial) in [
            ("Memo, if any", "7월분"), ("Amount", "400"), ("Payee's account", to.description),
        ] {
            try await visit.press("Back")
            #expect(visit.screen.title == "Transfer")
            #expect(visit.screen.notice == nil)
            #expect(visit.screen.prompt?.label == label)
            #expect(visit.screen.prompt?.initial == initial)
        }
        let remains = try Remains(of: [#require(visit.routers.last)])
        try await visit.press("Back")
        #expect(visit.screen.title == "Account \(from)")
        #expect(visit.field("Balance") == "1,000 won")
        try await remains.expectGone()
    }

    @Test("sends nothing when the money is gone by the time it is signed, and shows what is left")
    func movedElsewhere() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let visit = try await bank.visit(from)
        try await visit.press("Transfer")
        for text in [to.description, "900", ""] { try await visit.type(text) }
        try await bank.withdraw(500, from: from)
        try await visit.press("Sign")
        #expect(visit.screen.title == "Transfer")
        #expect(visit.screen.notice?.kind == .problem)
        #expect(visit.field("Available") == "500 won")
        #expect(try await bank.balance(of: to) == 0)
    }

    @Test("sends nothing to an account that was closed meanwhile")
    func payeeClosed() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let visit = try await bank.visit(from)
        try await visit.press("Transfer")
        for text in [to.description, "900"] { try await visit.type(text) }
        _ = try await bank.service.close(.number(to), bank.options())
        try await visit.type("")
        #expect(visit.screen.notice == .problem("The account \(to) is closed."))
        #expect(try await bank.balance(of: from) == 1_000)
    }

    @Test("leaves nothing behind when the session ends while it waits for the signature")
    func end() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let visit = try await bank.visit(from)
        try await visit.press("Transfer")
        for text in [to.description, "900", ""] { try await visit.type(text) }
        let remains = Remains(of: visit.routers)
        #expect(remains.count == 3)
        visit.stage.end()
        try await remains.expectGone()
        #expect(try await bank.balance(of: from) == 1_000)
    }

    @Test("fits its window")
    func frames() async throws {
        let (from, to) = (try await bank.open(1_000), try await bank.open(for: TestBank.duri))
        let visit = try await bank.visit(from)
        try await visit.press("Transfer")
        try await visit.type("3333-01-0000014")
        #expect(
            visit.screen.frame(columns: 80, rows: 24).text == """
                Transfer

                ! The account number 3333-01-0000014 is mistyped: its check digit does not fit.

                Account:   3333-01-0000013
                Available: 1,000 won

                > Payee's account: 3333-01-0000014_________

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        #expect(
            visit.screen.frame(columns: 40, rows: 12).text == """
                Transfer
                ! The account number 3333-01-0000014 is
                  mistyped: its check digit does not
                  fit.
                Account:   3333-01-0000013
                Available: 1,000 won
                > Payee's account: 3333-01-0000014______
                  Back
                Enter confirm  Esc back  Up/Down move
                """
        )
        for text in [to.description, "400"] { try await visit.type(text) }
        #expect(
            visit.screen.frame(columns: 80, rows: 24).text == """
                Transfer

                Account:   3333-01-0000013
                Available: 1,000 won
                To:        3333-01-0000021 (이두리)
                Amount:    400 won

                > Memo, if any: ________________________ (7월분)

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        #expect(
            visit.screen.frame(columns: 40, rows: 12).text == """
                Transfer
                Account:   3333-01-0000013
                Available: 1,000 won
                To:        3333-01-0000021 (이두리)
                Amount:    400 won
                > Memo, if any: ________________________
                  (7월분)
                  Back
                Enter confirm  Esc back  Up/Down move
                """
        )
    }
}
