import Console
import Testing

@Suite("A group with a command of its own")
struct GroupWithCommandTests {
    private let commands = [
        Command(
            "day",
            abstract: "Show the business date.",
            options: [.flag("long", help: "With the day of the week.")],
            examples: [],
            run: { Answer([.line("today \($0.flag("long"))")], json: nil) }
        ),
        Command(
            "day advance",
            abstract: "Close days.",
            arguments: [Argument("days", help: "How many.")],
            examples: [],
            run: { Answer([.line("advance \(try $0.argument("days"))")], json: nil) }
        ),
    ]

    @Test(
        "runs its command when no further word follows",
        arguments: [
            ("day", "today false\n"), ("day --long", "today true\n"),
            ("day advance 3", "advance 3\n"),
        ]
    )
    func runs(line: String, output: String) async throws {
        let words = line.split(separator: " ").map(String.init)
        #expect(try await run(words, commands: commands).output == output)
    }

    @Test("a further word must be one of its commands")
    func unknown() async throws {
        let result = try await run(["day", "advnace"], commands: commands)
        #expect(result.exitCode == .usage)
        #expect(
            result.errorOutput.hasPrefix(
                "Error: Unknown command 'day advnace'. Did you mean 'advance'?\n"
            )
        )
    }

    @Test("its help says what it does alone, and names the commands below it")
    func help() async throws {
        let output = try await run(["day", "--help"], commands: commands).output
        #expect(output.contains("Without a subcommand: Show the business date.\n"))
        #expect(output.contains("USAGE: bank day [--long] [<subcommand>] [<global options>]\n"))
        #expect(output.contains("SUBCOMMANDS:\n  advance                 Close days.\n"))
    }
}
