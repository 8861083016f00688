import BankApp
import BankConsoleTesting
import DependencyContainerGraph
import Foundation
import Testing

@Suite("The command bank modules")
struct ModulesCommandsTests {
    private func run(_ words: [String]) async -> InMemoryIO {
        let io = InMemoryIO()
        #expect(await BankProgram.run(words, io: io) == .success)
        return io
    }

    private func graph() throws -> Graph {
        try BankComposition(
            paths: BankPaths(option: "/nowhere/book.sqlite") { _ in nil },
            secretReader: ConsoleSecretReader(io: InMemoryIO(), globals: GlobalOptions())
        ).container().graph
    }

    @Test("--json prints the graph document of the container")
    func json() async throws {
        let graph = try graph()
        let parts: [([String], Graph?)] = [
            ([], graph),
            (["--reversed"], graph.reversed),
            (["--from", "SigningInjectId"], graph.from(named: "SigningInjectId")),
            (
                ["--from", "SigningInjectId", "--reversed"],
                graph.reversed.from(named: "SigningInjectId")
            ),
        ]
        for (options, part) in parts {
            var printed = try document(await run(["modules", "--json"] + options).output)
            #expect(printed.removeValue(forKey: "schemaVersion") != nil)
            #expect(printed == (try document(#require(part).json)), "\(options)")
        }
    }

    @Test("prints the requested part in the requested format")
    func formats() async throws {
        let part = try #require(try graph().reversed.from(named: "Ledger"))
        let words = ["modules", "--from", "Ledger", "--reversed"]
        #expect(await run(words).output == part.text)
        #expect(await run(words + ["--format", "text"]).output == part.text)
        #expect(await run(words + ["--format", "mermaid"]).output == part.mermaid)
        #expect(await run(words + ["--format", "dot"]).output == part.dot)
    }

    private func document(_ text: String) throws -> [String: NSObject] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: NSObject])
    }
}
