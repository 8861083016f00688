import ConsoleTesting
import DependencyContainer
import Foundation
import Testing

@testable import Console

@Suite("The canvas of a module")
struct ModuleCanvasTests {
    private static let fact = ModuleFact("notes", title: "Notes", list: notes) { notes, _ in notes }
    private static let noted: [any Module] = SampleBank.modules + [NotingModule()]

    private func print(
        _ words: [String],
        of modules: [any Module] = SampleBank.modules,
        columns: Int? = nil
    ) async throws -> String {
        let commands = ModulesCommands(
            of: modules,
            program: "bank",
            examples: (module: "Card", service: "Ledger"),
            app: "App",
            facts: [Self.fact]
        ) { try Container(modules: $0) }
        let io = InMemoryIO(
            terminals: columns == nil ? [] : [.output],
            width: columns,
            environment: ["LANG": "C.UTF-8"]
        )
        let program = try CommandLineProgram(
            name: "bank",
            version: "1",
            abstract: "A bank.",
            commands: commands.all,
            io: io
        )
        let status = await program.run(["modules", "--color", "never", "--no-pager"] + words)
        #expect(status == .success, "\(io.errorOutput)")
        return io.output
    }

    @Test("has a box for each kind of fact, two beside each other in 80 columns")
    func boxes() async throws {
        #expect(
            try await print(["--canvas", "Account"]) == """
                ╭─ Account offers ────────────────────╮ ╭─ Account needs ──────────────────────╮
                │ screens                             │ │ from Card                            │
                │   AccountScreen                     │ │   CardScreen                         │
                │                                     │ │ from App                             │
                │                                     │ │   Ledger                             │
                ╰─────────────────────────────────────╯ ╰──────────────────────────────────────╯
                ╭─ Commands ──────────────────────────╮ ╭─ Needed by ──────────────────────────╮
                │ account show                        │ │ Card                                 │
                ╰─────────────────────────────────────╯ ╰──────────────────────────────────────╯
                ╭─ Runs without it ────────────────────────────────────────────────────────────╮
                │ No other module.                                                             │
                ╰──────────────────────────────────────────────────────────────────────────────╯

                """
        )
    }

    @Test("has one box below the other in 40 columns, with a line for each word that has spaces")
    func narrow() async throws {
        #expect(
            try await print(["--canvas", "Noting"], of: Self.noted, columns: 40) == """
                ╭─ Noting offers ──────────────────────╮
                │ decorates                            │
                │   Ledger                             │
                ╰──────────────────────────────────────╯
                ╭─ Noting needs ───────────────────────╮
                │ from Card                            │
                │   + Entries                          │
                ╰──────────────────────────────────────╯
                ╭─ Notes ──────────────────────────────╮
                │ a note                               │
                │ one more                             │
                ╰──────────────────────────────────────╯
                ╭─ Runs without it ────────────────────╮
                │ Card, Account                        │
                ╰──────────────────────────────────────╯

                """
        )
    }

    @Test("is a document with the members of its schema")
    func document() async throws {
        let output = try await print(["--canvas", "Card", "--json"], of: Self.noted)
        let json = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: NSObject]
        let need: [String: NSObject] = [
            "id": "AccountScreen" as NSString, "isList": false as NSNumber,
            "providers": ["Account"] as NSArray,
        ]
        let lists = [
            "services": [], "screens": ["CardScreen"], "lists": ["Entries"], "decorates": [],
            "commands": [], "notes": [], "neededBy": ["Account"], "runsWithout": ["Noting"],
        ]
        var wanted = lists.mapValues { $0 as NSObject }
        wanted["schemaVersion"] = 1 as NSNumber
        wanted["canvas"] = "Card" as NSString
        wanted["needs"] = [need] as NSArray
        #expect(json == wanted)
        guard case .object(let members) = ModuleCanvas.schema([Self.fact]) else {
            Issue.record("the schema is not that of an object")
            return
        }
        #expect(
            members.map(\.name).sorted() == wanted.keys.filter { $0 != "schemaVersion" }.sorted()
        )
    }
}

private let notes = CollectionID<String>("Notes")

/// Decorates a service, reads a list and contributes two notes to another one.
private struct NotingModule: Module {
    func register(in registrar: inout Registrar) {
        let file: StaticString = "Noting/Module.swift"
        registrar.register(notes, needs: SampleBank.entries, file: file, line: 1) { _ in "a note" }
        registrar.register(notes, file: file, line: 2) { "one more" }
        registrar.decorate(SampleBank.ledger, file: file, line: 3) { $0 }
    }
}
