import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("The screen of a movement")
@MainActor
struct MovementScreenTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    /// Opens the newest movement of an account.
    private func openNewest(of number: AccountNumber) async throws -> FeatureStage {
        let stage = try await bank.show(number)
        let newest = try #require(stage.screen.actions.first { !$0.cells.isEmpty })
        try await stage.press(newest.id)
        return stage
    }

    @Test("shows both sides, memo, purpose and the customer who signed it")
    func transfer() async throws {
        let number = try await bank.open(1_000, nickname: "생활비")
        let payee = try await bank.open(for: TestBank.duri)
        try await bank.transfer(400, from: number, to: payee, memo: "7월분")
        let stage = try await openNewest(of: number)
        #expect(stage.screen.title == "Movement")
        #expect(stage.field("Amount") == "-400 won")
        #expect(stage.field("What") == "transfer to \(payee)")
        #expect(stage.field("Purpose") == "account transfer")
        #expect(stage.field("Memo") == "7월분")
        #expect(stage.field("Balance afterwards") == "600 won")
        #expect(stage.field("Authorized by") == "김하나 (C000001), by signature")
        #expect(
            stage.rows == [
                ["From", number.description, "김하나", "400"],
                ["To", payee.description, "이두리", "400"],
            ]
        )
        try await stage.press("Back")
        #expect(stage.screen.title == "생활비")
    }

    @Test("shows the bank's side and authority of cash paid in")
    func deposit() async throws {
        let number = try await bank.open(1_000)
        let stage = try await openNewest(of: number)
        #expect(stage.field("Amount") == "1,000 won")
        #expect(stage.field("Memo") == nil)
        #expect(stage.field("Authorized by") == "the bank (DemandDeposit)")
        #expect(stage.rows.first == ["From", "bank/cash", "the bank", "1,000"])
    }

    @Test("says how to get the receipt, and shows it once a checkpoint covers the entry")
    func receipt() async throws {
        let number = try await bank.open(1_000)
        var stage = try await openNewest(of: number)
        #expect(stage.field("Receipt") == "not sealed yet; 'bank receipt 3' makes it")
        #expect(stage.actions == ["back"])
        try await bank.makeCheckpoint()
        try await bank.deposit(1, into: number)
        stage = try await openNewest(of: number)
        #expect(stage.field("Entry") == "4")
        #expect(stage.actions == ["back"])
        try await stage.press("Back")
        try await stage.press(ScreenAction.ID("entry3"))
        #expect(stage.field("Receipt") == nil)
        try await stage.press(keys: .character("s"))
        guard case .text(let text) = stage.screen.blocks.last else {
            Issue.record("no receipt in \(stage.screen.blocks)")
            return
        }
        let receipt = try EntryReceipt(parsing: text.utf8)
        #expect(receipt.proof.leaf == 2)
        #expect(String(decoding: receipt.entry, as: UTF8.self).contains("account.deposit"))
        try await stage.press("Back")
        #expect(stage.screen.title == "Movement")
        try await stage.press("Back")
        #expect(stage.screen.title == "Account \(number)")
    }
}
