import BankConsoleTesting
import DependencyContainerGraph
import Foundation
import SigningInterface
import Testing

@testable import BankApp

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

    @Test("the modules that a canvas names as independent start without its module")
    func independent() async throws {
        let composition = BankComposition(
            paths: BankPaths(option: "/nowhere/book.sqlite") { _ in nil },
            secretReader: ConsoleSecretReader(io: InMemoryIO(), globals: GlobalOptions())
        )
        let modules = composition.modules.filter { !["App", "GameRoot"].contains($0.name) }
        for module in modules {
            let canvas = try document(
                await run(["modules", "--canvas", module.name, "--json"]).output
            )
            let names = Set(try #require(canvas["runsWithout"] as? [String]))
            #expect(!names.contains(module.name))
            let starts = { (names: Set<String>) in
                try Container(
                    modules: [StandInModule()] + modules.filter { names.contains($0.name) },
                    roots: [commandsInject]
                )
            }
            #expect(throws: Never.self, "\(module.name)") { try starts(names) }
            // All others need the module.
            for other in modules.map(\.name) where other != module.name && !names.contains(other) {
                #expect(throws: ValidationReport.self, "\(other) without \(module.name)") {
                    try starts(names.union([other]))
                }
            }
        }
    }

    private func document(_ text: String) throws -> [String: NSObject] {
        try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: NSObject])
    }
}

/// The services that features need of the app.
private struct StandInModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(secretReaderInject) {
            ConsoleSecretReader(io: InMemoryIO(), globals: GlobalOptions())
        }
        registrar.register(
            signedInInject,
            needs: homeEntriesInject,
            scope: .within(signedInScope)
        ) { _ in NoScreens() }
    }
}

private struct NoScreens: SignedInInject {
    func router(listener: any SignedInListener) throws -> any ViewableRouting {
        throw CancellationError()
    }
}
