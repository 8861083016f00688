import Console
import DependencyContainer
import Testing

@Suite("Called without a word")
struct HomeTests {
    private let entries = [
        HomeEntry("account transfer", "Send money."), HomeEntry("day", "See which day it is."),
    ]

    private func home(
        _ entries: [HomeEntry],
        typed words: [String] = [],
        columns: Int? = nil
    ) async throws -> ProgramRun {
        let environment = columns.map { ["COLUMNS": String($0)] } ?? [:]
        return try await ProgramRun(words, io: InMemoryIO(environment: environment)) { io in
            try CommandLineProgram(
                name: "bank",
                version: "1.0",
                abstract: "A bank on the command line.",
                groups: Bank.groups,
                commands: Bank.commands,
                home: entries,
                io: io
            )
        }
    }

    @Test("the program says what one can do, and by which command")
    func page() async throws {
        let run = try await home(entries)
        #expect(
            run
                == ProgramRun(
                    exitCode: .success,
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
            entries + [HomeEntry("account statement", "See what moved on an account, and when.")],
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

    @Test("an entry that calls no command is refused, as are all such")
    func noCommand() async throws {
        let expected = Failure(
            exitCode: .internalError,
            code: "internal.commands",
            message: "Home entry 'Send.' calls 'account trasfer', which is no command. "
                + "Home entry 'Look.' calls 'account', which is no command."
        )
        await #expect(throws: expected) {
            try await home([HomeEntry("account trasfer", "Send."), HomeEntry("account", "Look.")])
        }
    }

    @Test("features contribute entries, which keep the order of the modules")
    func contributed() throws {
        let container = try Container(
            modules: EntryModule(entry: entries[1]),
            EntryModule(entry: entries[0])
        )
        #expect(try container.resolve(homeEntriesInject) == [entries[1], entries[0]])
    }
}

private struct EntryModule: Module {
    let entry: HomeEntry

    func register(in registrar: inout Registrar) {
        registrar.contribute(to: homeEntriesInject) { [entry] in entry }
    }
}
