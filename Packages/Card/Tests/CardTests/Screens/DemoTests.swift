import CardDemo
import Console
import LedgerInterface
import Testing

@Suite("The demo of cards")
struct DemoTests {
    private func play(_ lines: String..., at bank: DemoBank) async throws -> ScriptedRun {
        let input = lines.map { $0 + "\n" }.joined()
        return try await ScriptedRun([], io: ScriptedIO(input: input)) {
            try bank.program(io: $0, screens: bank.screens)
        }
    }

    @Test("over a pipe a card is issued, opened, and pays")
    func pipe() async throws {
        let bank = try await DemoBank.with(won: 100_000)
        let run = try await play(
            "issue",
            "1",
            "1",
            "pay",
            "domestic",
            "1만",
            "책방",
            "confirm",
            "back",
            "back",
            at: bank
        )
        #expect(run.status == .success)
        #expect(run.errorOutput.isEmpty)
        #expect(run.output.contains("책방 may take 10,000 won"))
        #expect(try await bank.money() == (90_000, 10_000))
    }

    @Test("the end of the input ends it in order, at a question too")
    func end() async throws {
        let bank = try await DemoBank.with(won: 100_000)
        let run = try await play("issue", "1", "1", "pay", "domestic", at: bank)
        #expect(run.status == .success)
        #expect(try await bank.money() == (100_000, 0))
    }
}
