import Console
import Testing

@Suite("Called without a word")
struct HomeTests {
    private let entries = [
        ("account transfer", "Send money."), ("day", "See which day it is."),
    ]

    private func home(
        _ entries: [(command: String, title: String)],
        typed words: [String] = [],
        columns: Int? = nil
    ) async throws -> ScriptedRun {
        let environment = columns.map { ["COLUMNS": String($0)] } ?? [:]
        return try await ScriptedRun(words, io: ScriptedIO(environment: environment)) { io in
            try CommandLineProgram(
                name: "bank",
                version: "1.0",
                abstract: "A bank on the command line.",
                groups: Bank.groups,
                commands: commands(entries),
                io: io
            )
        }
    }

    /// The bank's commands, with those titles on the start page, and one more to make `day` a group.
    private func commands(_ entries: [(command: String, title: String)]) -> [Command] {
        let advance = Command("day advance", abstract: "", examples: []) { _ in
            Answer([], json: nil)
        }
        return (Bank.commands + [advance]).map { command in
            let name = command.path.joined(separator: " ")
            return Command(
                name,
                abstract: command.abstract,
                arguments: command.arguments,
                options: command.options,
                examples: command.examples,
                startTitle: entries.first { $0.command == name }?.title,
                run: command.run
            )
        }
    }

    @Test("the program says what one can do, and by which command")
    func page() async throws {
        let run = try await home(entries)
        #expect(
            run
                == ScriptedRun(
                    status: .success,
                    output: """
                        A bank on the command line.

                          account transfer  Send money.
                          day               See which day it is.

                        See 'bank help' for all commands, 'bank help <command>' for one.

                        """
                )
        )
    }

    @Test("what it says fits a window of 40 columns")
    func narrow() async throws {
        let output = try await home(
            entries + [("account statement", "See what moved on an account, and when.")],
            columns: 40
        ).output
        #expect(output.contains("  account statement  See what moved on\n"))
        #expect(output.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test("the same is there as data, and with a global option that says nothing of it")
    func json() async throws {
        let run = try await home(entries, typed: ["--json"])
        #expect(
            run.output.filter { !$0.isNewline }.replacing("  ", with: "")
                == #"{"entries": [{"command": "account transfer","title": "Send money."},"#
                + #"{"command": "day","title": "See which day it is."}]}"#
        )
        #expect(try await home(entries, typed: ["--no-input"]).output == home(entries).output)
    }

    @Test("the program prints its help where nobody says what one can do, and when it is asked to")
    func help() async throws {
        let help = try await home(entries, typed: ["--help"]).output
        #expect(help.hasPrefix("OVERVIEW: "))
        #expect(try await home([]).output == help)
        #expect(try await home(entries, typed: ["help"]).output == help)
    }
}
