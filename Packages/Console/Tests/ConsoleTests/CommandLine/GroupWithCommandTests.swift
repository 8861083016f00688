import Console
import ConsoleTesting
import Testing

@Suite("Groups with a command")
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
            accepts: .dryRun,
            examples: [],
            run: { Answer([.line("advance \(try $0.argument("days"))")], json: nil) }
        ),
    ]

    @Test(
        "a group's command runs if no subcommand follows",
        arguments: [
            ("day", "today false\n"), ("day --long", "today true\n"),
            ("day advance 3", "advance 3\n"),
        ]
    )
    func runs(line: String, output: String) async throws {
        let words = line.split(separator: " ").map(String.init)
        #expect(try await run(words, commands: commands).output == output)
    }

    @Test("a word after a group's command must be a subcommand")
    func unknown() async throws {
        let result = try await run(["day", "advnace"], commands: commands)
        #expect(result.exitCode == .usage)
        #expect(
            result.errorOutput.hasPrefix(
                "Error: Unknown command 'day advnace'. Did you mean 'bank day advance'?\n"
            )
        )
    }

    @Test("a group with a command lists the global options that this command accepts")
    func globalOptions() async throws {
        for (line, isAccepted) in [("day", false), ("day advance", true)] {
            let words = line.split(separator: " ").map(String.init)
            let help = try await run(words + ["--help"], commands: commands).output
            #expect(help.contains("--dry-run") == isAccepted, "\(line)")
        }
        #expect(try await run(["day", "--dry-run"], commands: commands).exitCode == .usage)
    }

    @Test("help for a group describes its command and its subcommands")
    func help() async throws {
        let output = try await run(["day", "--help"], commands: commands).output
        #expect(output.contains("Without a subcommand: Show the business date.\n"))
        #expect(output.contains("USAGE: bank day [--long] [<subcommand>] [<global options>]\n"))
        #expect(output.contains("SUBCOMMANDS:\n  advance                 Close days.\n"))
    }
}
