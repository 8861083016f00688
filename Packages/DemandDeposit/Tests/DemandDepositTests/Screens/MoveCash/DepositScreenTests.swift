import BankConsoleTesting
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
                    prompt: .amount(),
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
}
