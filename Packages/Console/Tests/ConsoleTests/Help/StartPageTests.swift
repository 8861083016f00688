import Console
import ConsoleTesting
import Testing

@Suite("Start page")
struct StartPageTests {
    private static let titles = [
        ("account transfer", "Send money."), ("day", "See which day it is."),
    ]

    /// Runs a program in which some commands have a start title.
    private func start(
        _ titles: [(command: String, title: String)] = titles,
        arguments: [String] = [],
        columns: Int? = nil
    ) async throws -> ProgramRun {
        let environment = columns.map { ["COLUMNS": String($0)] } ?? [:]
        let commands = Bank.commands.map { command in
            let name = command.path.joined(separator: " ")
            return Command(
                name,
                abstract: command.abstract,
                examples: [],
                startTitle: titles.first { $0.command == name }?.title,
                run: command.run
            )
        }
        return try await ProgramRun(arguments, io: InMemoryIO(environment: environment)) { io in
            try CommandLineProgram(
                name: "bank",
                version: "1.0",
                abstract: "A bank on the command line.",
                groups: Bank.groups,
                commands: commands,
                io: io
            )
        }
    }

    @Test("the start page lists the commands that have a start title")
    func page() async throws {
        let expected = ProgramRun(
            exitCode: .success,
            output: """
                A bank on the command line.

                  account transfer  Send money.
                  day               See which day it is.

                See 'bank help' for all commands, 'bank help <command>' for one.

                """
        )
        #expect(try await start() == expected)
    }

    @Test("the start page wraps titles to a terminal of 40 columns")
    func narrow() async throws {
        let output = try await start(
            Self.titles + [("account statement", "See what moved on an account, and when.")],
            columns: 40
        ).output
        #expect(output.contains("  account statement  See what moved on\n"))
        #expect(output.split(separator: "\n").allSatisfy { $0.count <= 40 })
    }

    @Test("the start page is data with '--json', and unchanged with '--no-input'")
    func json() async throws {
        let output = try await start(arguments: ["--json"]).output
        #expect(
            output.filter { !$0.isNewline }.replacing("  ", with: "")
                == #"{"schemaVersion": 1,"entries": [{"command": "account transfer","title": "Send money."},"#
                + #"{"command": "day","title": "See which day it is."}]}"#
        )
        #expect(try await start(arguments: ["--no-input"]).output == start().output)
    }

    @Test("help replaces the start page if no command has a start title, or if it is requested")
    func help() async throws {
        let help = try await start(arguments: ["--help"]).output
        #expect(help.hasPrefix("OVERVIEW: "))
        #expect(try await start([]).output == help)
        #expect(try await start(arguments: ["help"]).output == help)
    }
}
