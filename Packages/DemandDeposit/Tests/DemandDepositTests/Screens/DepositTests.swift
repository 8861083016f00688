import Console
import DemandDepositInterface
import Testing
@testable import DemandDeposit


@Suite("Paying cash in on a screen")
@MainActor
struct DepositTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("asks for the amount, and to confirm it, and is seen in the account")
    func deposit() async throws {
        let number = try await bank.open(1_000, nickname: "생활비")
        let visit = try await bank.visit(number)
        try await visit.press("Deposit")
        #expect(
            visit.screen
                == Screen(
                    "Deposit",
                    blocks: [
                        .fields([
                            Field("Account", "\(number) (생활비)"), Field("Available", "1,000 won"),
                        ])
                    ],
                    prompt: Prompt("Amount", placeholder: "5만"),
                    actions: [.back()]
                )
        )
        try await visit.type("5만")
        #expect(visit.screen.title == "Deposit")
        #expect(visit.field("To") == "\(number) (생활비)")
        #expect(visit.field("Amount") == "50,000 won")
        #expect(try await bank.balance(of: number) == 1_000)
        try await visit.press("Confirm")
        #expect(visit.screen.title == "생활비")
        #expect(visit.screen.notice == .done("50,000 won was deposited."))
        #expect(visit.field("Balance") == "51,000 won")
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("moves nothing when the person does not confirm, and keeps the amount in the field")
    func cancelled() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit(number)
        try await visit.press("Deposit")
        try await visit.type("5만")
        try await visit.press("Cancel")
        #expect(visit.screen.title == "Deposit")
        #expect(visit.screen.notice == nil)
        #expect(visit.screen.prompt?.initial == "5만")
        #expect(try await bank.balance(of: number) == 0)
    }

    @Test(
        "keeps what is no amount in the field, with the reason",
        arguments: ["", "0", "-1", "1.5", "만", "five"]
    )
    func noAmount(typed: String) async throws {
        let visit = try await bank.visit(bank.open())
        try await visit.press("Deposit")
        try await visit.type(typed)
        #expect(visit.screen.title == "Deposit")
        #expect(visit.screen.notice?.kind == .problem)
        #expect(visit.screen.prompt?.initial == typed)
    }

    @Test("beyond what the bank can count is refused")
    func overflow() async throws {
        let number = try await bank.open(.max)
        let visit = try await bank.visit(number)
        try await visit.press("Deposit")
        try await visit.type("1")
        try await visit.press("Confirm")
        #expect(visit.screen.notice?.text.contains("more than the bank can count") == true)
        #expect(try await bank.balance(of: number) == .max)
    }

    @Test("says so when the account was closed elsewhere")
    func closed() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit(number)
        try await visit.press("Deposit")
        _ = try await bank.service.close(.number(number), bank.options())
        try await visit.type("1")
        #expect(visit.screen.notice == .problem("The account \(number) is closed."))
        #expect(visit.screen.blocks.isEmpty)
        try await visit.press("Back")
        #expect(visit.field("Status") == "closed")
    }

    @Test("is left by going back, and leaves nothing behind")
    func leave() async throws {
        let visit = try await bank.visit(bank.open())
        try await visit.press("Deposit")
        let remains = try Remains(of: [#require(visit.routers.last)])
        try await visit.press("Back")
        #expect(visit.field("Balance") == "0 won")
        try await remains.expectGone()
    }

    @Test("leaves nothing behind when the session ends at the question")
    func end() async throws {
        let number = try await bank.open()
        let visit = try await bank.visit(number)
        try await visit.press("Deposit")
        try await visit.type("5만")
        let remains = Remains(of: visit.routers)
        #expect(remains.count == 3)
        visit.stage.end()
        try await remains.expectGone()
        #expect(try await bank.balance(of: number) == 0)
    }

    @Test("fits its window")
    func frames() async throws {
        let visit = try await bank.visit(bank.open(1_000, nickname: "생활비"))
        try await visit.press("Deposit")
        #expect(
            visit.screen.frame(columns: 80, rows: 24).text == """
                Deposit

                Account:   3333-01-0000013 (생활비)
                Available: 1,000 won

                > Amount: ________________________ (5만)

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        #expect(
            visit.screen.frame(columns: 40, rows: 12).text == """
                Deposit

                Account:   3333-01-0000013 (생활비)
                Available: 1,000 won

                > Amount: ________________________ (5만)

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
    }
}
