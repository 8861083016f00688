import Bookkeeping
import Console
import DemandDepositInterface
import Testing
@testable import DemandDeposit


@Suite("Taking cash out on a screen")
@MainActor
struct WithdrawTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("is signed for exactly what the screen said, and is seen in the account")
    func withdraw() async throws {
        let number = try await bank.open(1_000)
        let visit = try await bank.visit(number)
        try await visit.press("Withdraw")
        #expect(visit.screen.title == "Withdraw")
        #expect(visit.field("Available") == "1,000 won")
        try await visit.type("400")
        #expect(visit.screen.title == "Withdraw")
        #expect(visit.field("To") == "cash")
        #expect(visit.field("Amount") == "400 won")
        #expect(bank.signing.requests.isEmpty)
        try await visit.press("Sign")
        #expect(visit.screen.title == "Account \(number)")
        #expect(visit.screen.notice == .done("400 won was withdrawn."))
        #expect(visit.field("Balance") == "600 won")
        let request = try #require(bank.signing.requests.first)
        #expect(bank.signing.requests.count == 1)
        #expect(request["customer"] == "C000001")
        #expect(request["from"] == number.description)
        #expect(request["amount"] == "400")
        #expect(request["purpose"] == "account.withdraw")
    }

    @Test("moves nothing when the person goes back from signing, and keeps the amount in the field")
    func cancelled() async throws {
        let number = try await bank.open(1_000)
        let visit = try await bank.visit(number)
        try await visit.press("Withdraw")
        try await visit.type("400")
        try await visit.press("Back")
        #expect(visit.screen.title == "Withdraw")
        #expect(visit.screen.notice == nil)
        #expect(visit.screen.prompt?.initial == "400")
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("beyond what is available is refused before anybody signs")
    func tooMuch() async throws {
        let number = try await bank.open(1_000)
        try await bank.hold(300, on: number)
        let visit = try await bank.visit(number)
        try await visit.press("Withdraw")
        try await visit.type("701")
        #expect(
            visit.screen.notice == .problem("\(number) has 700 won to spend, not 701 won.")
        )
        #expect(visit.screen.prompt?.initial == "701")
        try await visit.type("700")
        #expect(visit.field("To") == "cash")
    }

    @Test("tells what Verify refuses where the money was to be moved")
    func locked() async throws {
        let number = try await bank.open(1_000)
        bank.signing.fail(
            with: BankError(.passwordLocked, code: "password.locked", "the password is locked")
        )
        let visit = try await bank.visit(number)
        try await visit.press("Withdraw")
        try await visit.type("400")
        try await visit.press("Sign")
        #expect(visit.screen.notice == .problem("The password is locked."))
        #expect(visit.screen.prompt?.initial == "400")
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("shows what is left when money moved elsewhere meanwhile")
    func movedElsewhere() async throws {
        let number = try await bank.open(1_000)
        let visit = try await bank.visit(number)
        try await visit.press("Withdraw")
        try await visit.type("900")
        try await bank.withdraw(500, from: number)
        try await visit.press("Sign")
        #expect(visit.screen.prompt?.initial == "900")
        #expect(visit.screen.notice?.kind == .problem)
        #expect(visit.field("Available") == "500 won")
        #expect(try await bank.balance(of: number) == 500)
    }

    @Test("is left by going back, and leaves nothing behind")
    func leave() async throws {
        let visit = try await bank.visit(bank.open(1_000))
        try await visit.press("Withdraw")
        let remains = try Remains(of: [#require(visit.routers.last)])
        try await visit.press("Back")
        #expect(visit.field("Balance") == "1,000 won")
        try await remains.expectGone()
    }

    @Test("leaves nothing behind when it is done")
    func done() async throws {
        let visit = try await bank.visit(bank.open(1_000))
        try await visit.press("Withdraw")
        try await visit.type("400")
        let remains = Remains(of: visit.routers.dropFirst())
        #expect(remains.count == 2)
        try await visit.press("Sign")
        try await remains.expectGone()
    }

    @Test("fits its window")
    func frames() async throws {
        let visit = try await bank.visit(bank.open(1_000))
        try await visit.press("Withdraw")
        try await visit.type("1001")
        #expect(
            visit.screen.frame(columns: 80, rows: 24).text == """
                Withdraw

                ! 3333-01-0000013 has 1,000 won to spend, not 1,001 won.

                Account:   3333-01-0000013
                Available: 1,000 won

                > Amount: 1001____________________

                  Back

                Enter confirm  Esc back  Up/Down move
                """
        )
        #expect(
            visit.screen.frame(columns: 40, rows: 12).text == """
                Withdraw
                ! 3333-01-0000013 has 1,000 won to
                  spend, not 1,001 won.
                Account:   3333-01-0000013
                Available: 1,000 won
                > Amount: 1001____________________
                  Back
                Enter confirm  Esc back  Up/Down move
                """
        )
    }
}
