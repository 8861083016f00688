import Foundation
import Testing

@testable import DemandDeposit

@Suite("The session in the README of DemandDeposit")
struct ReadmeTests {
    @Test("prints the answers that the README shows")
    func session() async throws {
        let bank = try TestBank()
        let steps = try session(in: readme()).components(separatedBy: "$ bank ").dropFirst()
        #expect(steps.count == 4)
        for step in steps {
            let lines = step.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
            let run = try await bank.run(String(try #require(lines.first)))
            #expect(run.output + run.errorOutput == String(try #require(lines.last)))
        }
    }

    private func readme() throws -> String {
        let package = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    }

    private func session(in readme: String) throws -> String {
        let block = try #require(readme.components(separatedBy: "```console\n").dropFirst().first)
        return try #require(block.components(separatedBy: "```").first)
    }
}
