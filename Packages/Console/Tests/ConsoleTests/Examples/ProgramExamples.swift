import Console
import ConsoleTesting
import DependencyContainer
import Foundation
import Testing

// The examples in the doc comments of programs and their output.

@Suite("Examples of programs")
struct ProgramExamples {
    @Test("a program is run in memory")
    func inMemory() async throws {
        let run = try await ProgramRun(["day"]) { io in
            try CommandLineProgram(
                name: "bank",
                version: "1.0",
                abstract: "A bank.",
                commands: [Bank.day],
                io: io
            )
        }
        #expect(run.output == "2026-01-05\n")
    }

    @Test("a warning goes to standard error")
    func warning() {
        let io = InMemoryIO()
        let warnings = Warnings(io.warn)
        warnings.show("The disk is almost full.")
        #expect(io.errorOutput == "Warning: The disk is almost full.\n")
    }

    @Test("the commands about modules draw them, and their services as JSON")
    func modules() async throws {
        let modules = SampleBank.modules
        let commands = ModulesCommands(
            of: modules,
            program: "bank",
            examples: (module: "Card", service: "Ledger")
        ) { try Container(modules: $0) }

        let drawing = try await run(["modules"], commands: commands.all).output
        #expect(modules.allSatisfy { drawing.contains($0.name) })
        let json = try await run(["modules", "--json"], commands: commands.all).output
        #expect(json.contains("\"Ledger\""))
    }

    @Test("a document has the members of its schema")
    func document() async throws {
        let number = "3333-01-0000013"
        let schema: JSONSchema = ["account": .string, "balance": .integer, "tags": [.string]]
        let json: JSONValue = ["account": .string(number), "balance": .integer(10_000), "tags": []]

        let command = Command("show", abstract: "Show.", examples: [], answer: schema) { _ in
            Answer([], json: json)
        }
        func printed(_ words: [String]) async throws -> [String: Any] {
            let output = try await run(words, commands: [command]).output
            let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
            return try #require(object as? [String: Any])
        }
        let forms = try #require(await printed(["schema", "show"])["anyOf"] as? [[String: Any]])
        let members = try #require(forms[0]["required"] as? [String])
        #expect(members == ["schemaVersion", "account", "balance", "tags"])
        #expect(try await printed(["show", "--json"]).keys.sorted() == members.sorted())
    }
}
