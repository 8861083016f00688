import BankConsoleTesting
import Bookkeeping
import Console
import DemandDepositInterface
import Testing

@testable import DemandDeposit

@Suite("The screen that pays cash in")
@MainActor
struct DepositScreenTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("deposits the confirmed amount and returns to the account")
    func deposit() async throws {
        let number = try await bank.open(1_000, nickname: "생활비")
        let stage = try await bank.show(number)
        try await stage.press("Deposit")
        #expect(
            stage.screen
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
        try await stage.type("5만")
        #expect(stage.screen.title == "Deposit")
        #expect(stage.field("To") == "\(number) (생활비)")
        #expect(stage.field("Amount") == "50,000 won")
        #expect(try await bank.balance(of: number) == 1_000)
        try await stage.press("Confirm")
        #expect(stage.screen.title == "생활비")
        #expect(stage.screen.notice == .done("50,000 won was deposited."))
        #expect(stage.field("Balance") == "51,000 won")
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("keeps the typed amount after a deposit is canceled")
    func canceled() async throws {
        let number = try await bank.open()
        let stage = try await bank.show(number)
        try await stage.press("Deposit")
        try await stage.type("5만")
        try await stage.press("Cancel")
        #expect(stage.screen.title == "Deposit")
        #expect(stage.screen.notice == nil)
        #expect(stage.screen.prompt?.initial == "5만")
        #expect(try await bank.balance(of: number) == 0)
    }

    @Test(
        "keeps a wrong amount in the field, with the reason",
        arguments: ["", "0", "-1", "1.5", "만", "five"]
    )
    func noAmount(typed: String) async throws {
        let stage = try await bank.show(bank.open())
        try await stage.press("Deposit")
        try await stage.type(typed)
        #expect(stage.screen.title == "Deposit")
        #expect(stage.screen.notice?.kind == .problem)
        #expect(stage.screen.prompt?.initial == typed)
    }

    @Test("refuses a deposit beyond the largest balance")
    func overflow() async throws {
        let number = try await bank.openFull()
        let stage = try await bank.show(number)
        try await stage.press("Deposit")
        try await stage.type("1")
        try await stage.press("Confirm")
        #expect(stage.screen.notice?.text.contains("the maximum for one account") == true)
        #expect(try await bank.balance(of: number) == Money.largestBalance.won)
    }

    @Test("refuses a deposit to an account that was closed meanwhile")
    func closed() async throws {
        let number = try await bank.open()
        let stage = try await bank.show(number)
        try await stage.press("Deposit")
        try await bank.close(number)
        try await stage.type("1")
        #expect(
            stage.screen.notice == .problem("The account '\(number)' is closed; use another one.")
        )
        #expect(stage.screen.blocks.isEmpty)
        try await stage.press("Back")
        #expect(stage.field("Status") == "closed")
    }

    @Test("the deposit screen is released after going back")
    func leave() async throws {
        let stage = try await bank.show(bank.open())
        try await stage.press("Deposit")
        let references = RIBReferences(to: stage.routers.suffix(1))
        try await stage.press("Back")
        #expect(stage.field("Balance") == "0 won")
        try await references.waitUntilReleased()
    }

    @Test("the screens are released when the session ends at a confirmation")
    func end() async throws {
        let number = try await bank.open()
        let stage = try await bank.show(number)
        try await stage.press("Deposit")
        try await stage.type("5만")
        let references = RIBReferences(to: stage.routers)
        #expect(references.count == 3)
        stage.end()
        try await references.waitUntilReleased()
        #expect(try await bank.balance(of: number) == 0)
    }

    @Test("the deposit screen fits a wide and a narrow terminal")
    func frames() async throws {
        let stage = try await bank.show(bank.open(1_000, nickname: "생활비"))
        try await stage.press("Deposit")
        stage.screen.expectFrames(
            wide: """
                Deposit

                Account:   3333-01-0000013 (생활비)
                Available: 1,000 won

                ▸ Amount: ________________________ (5만)

                  q Back

                Enter confirm  Esc back  Tab menu
                """,
            narrow: """
                Deposit

                Account:   3333-01-0000013 (생활비)
                Available: 1,000 won

                ▸ Amount: ________________________ (5만)

                  q Back

                Enter confirm  Esc back  Tab menu
                """
        )
    }
}
