import BankConsoleTesting
import Testing

@testable import Card

@Suite("The session in the README of Card")
struct ReadmeTests {
    @Test("prints the answers that the README shows")
    func session() async throws {
        let number = try CardNumber(parsing: "5365-1012-3456-7893")
        let bank = try await CardBank(balance: Money(won: 50_000), drawing: [number])
        let session = try #require(
            try Readme("../../README.md").block(beginningWith: "$ bank ")
        )
        let steps = session.steps(prompt: "$ bank ")
        #expect(steps.count == 3)
        for (command, answer) in steps {
            let run = try await bank.run(command)
            #expect(run.output + run.errorOutput == answer)
        }
    }
}
