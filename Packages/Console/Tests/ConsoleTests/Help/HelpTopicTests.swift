import Console
import ConsoleTesting
import Testing

@Suite("Topics of help")
struct HelpTopicTests {
    @Test("'help exit-codes' explains every exit code")
    func exitCodes() async throws {
        let output = try await run("help exit-codes").output
        #expect(output.hasPrefix("OVERVIEW: The exit codes of all commands.\n\n"))
        for exitCode in ExitCode.allCases {
            let line = output.split(separator: "\n").first {
                $0.hasPrefix("  \(exitCode.rawValue) ")
            }
            #expect((line?.count ?? 0) > 30, "\(exitCode)")
        }
    }

    @Test("'help environment' explains the variables of the program, and those of all programs")
    func environment() async throws {
        let io = InMemoryIO()
        let program = try CommandLineProgram(
            name: "bank",
            version: "1",
            abstract: "A bank.",
            environment: [EnvironmentVariable("BANK_BOOK", "The book.")],
            commands: Bank.commands,
            io: io
        )
        #expect(await program.run(["help", "environment"]) == .success)
        #expect(io.output.contains("\n  BANK_BOOK               The book.\n"))
        #expect(io.output.contains("\n  NO_COLOR                Turns colors off"))
    }

    @Test("a topic is data with '--json'")
    func json() async throws {
        let output = try await run("help exit-codes --json").output
        #expect(output.hasPrefix("{\n  \"schemaVersion\": 1,\n  \"topic\": \"exit-codes\",\n"))
        #expect(output.contains("\"name\": \"130\""))
    }
}
