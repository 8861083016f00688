import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("The session in the README of DemandDeposit")
struct ReadmeTests {
    @Test("prints the answers that the README shows")
    func session() async throws {
        let bank = try TestBank()
        let session = try #require(
            try Readme("../../README.md").block(beginningWith: "$ bank ")
        )
        let steps = session.steps(prompt: "$ bank ")
        #expect(steps.count == 4)
        for (command, answer) in steps {
            let run = try await bank.run(command)
            #expect(run.output + run.errorOutput == answer)
        }
    }
}
