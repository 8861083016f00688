import BookkeepingTesting
import LedgerPostgreSQLTesting
import LedgerSQLiteTesting
import Testing

@testable import Simulation

@Suite("A violation after many operations")
struct ShrinkingTests {
    /// Runs with a mistake in the model, and returns the lines of the shortest script with it.
    private func lines(
        seed: UInt64,
        _ understood: @escaping @Sendable (Request) -> Request
    ) async throws -> [String] {
        let setup = SimulationSetup(seed: seed, isInMemory: true, understood: understood)
        let run = try await setup.start()
        let violation = try await #require(throws: Violation.self) {
            try await run.run(steps: 3_000)
        }
        let script = try await setup.shrunk(await run.script, breaking: violation)
        return script.lines(isOnServer: false)
    }

    @Test(
        "of a rule for transfers is shown by the five commands that it needs",
        arguments: GeneratedWork.shrunkRuns.seeds()
    )
    func transfer(seed: UInt64) async throws {
        let lines = try await lines(seed: seed) { request in
            guard case .transfer(let won, let payer, let payee) = request, won > 100_000 else {
                return request
            }
            return .transfer(2 * won, from: payer, to: payee)
        }
        let words = lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
        #expect(lines.count <= 20)
        #expect(words.last == "bank account transfer", "\(lines)")
        #expect(words.filter { $0 == "bank account open" }.count == 2, "\(lines)")
        #expect(!words.contains { $0.hasPrefix("bank safebox") || $0.hasPrefix("bank card") })
        GeneratedWork.shrunkRuns.report(1)
    }

    @Test(
        "of a rule for paydays is shown by one box and the days until its payday",
        arguments: GeneratedWork.shrunkRuns.seeds()
    )
    func payday(seed: UInt64) async throws {
        let lines = try await lines(seed: seed) { request in
            guard case .setPayout(let account, true) = request else { return request }
            return .setPayout(account: account, isMonthly: false)
        }
        #expect(lines.count <= 20)
        #expect(lines.filter { $0.hasPrefix("bank safebox open") }.count == 1, "\(lines)")
        #expect(lines.last?.hasPrefix("bank day advance") == true, "\(lines)")
    }

    @Test("is printed with what a person cannot do as comments")
    func comments() {
        let fault = Fault(
            disk: .torn,
            link: .answerLost,
            call: 7,
            isOfWrite: true,
            isFatal: true,
            seed: 1
        )
        let open = Errand.request(0, .open(customer: "C100007", nickname: ""))
        let script = Script(steps: [
            Step(client: 3, action: .start(open), accesses: 2),
            Step(client: 3, action: .resume, accesses: 4),
            Step(seconds: 300, client: 3, action: .kill),
            Step(client: 0, action: .setSigner(isDead: true)),
            Step(client: 1, action: .start(open), fault: fault),
        ])
        let line = "bank account open --customer C000001 --idempotency-key operation-0"
        #expect(
            script.lines(isOnServer: true) == [
                "bank day start 2026-01-05",
                "bank customer join --name customer1 --birth 1990-01-31 --phone 010-2345-6007",
                line,
                "# '\(line)' has begun, and waits before its access 3 to the book",
                "# '\(line)' goes on, and waits before its access 5 from here",
                "# 300 seconds pass",
                "# the process of '\(line)' is killed here",
                "# the signer is dead from here on",
                "# in the next line: the connection is lost before the answer to request 7 "
                    + "of its write, and the process is killed",
                line,
            ]
        )
        let torn = "# in the next line: the power is lost during call 7 to the disk"
        #expect(script.lines(isOnServer: false).contains(torn))
    }
}
