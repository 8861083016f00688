import Console
import Testing

@Suite("Usage errors")
struct UsageErrorTests {
    private static let transferUsage = """
        Usage: bank account transfer <from> <to> <amount> [--memo <TEXT>] [--masked] \
        [<global options>]
          See 'bank account transfer --help' for more information.

        """
    private static let statementUsage = """
        Usage: bank account statement <account> [<order>] --from <DATE> [--save <FILE>] \
        [<global options>]
          See 'bank account statement --help' for more information.

        """
    private static let programUsage = """
        Usage: bank [<options>] <subcommand>
          See 'bank --help' for more information.

        """

    @Test(
        "a wrong word behind a command is named, with the one probably meant",
        arguments: [
            ("a b", "Missing expected argument '<amount>'."),
            ("", "Missing expected arguments '<from>', '<to>', '<amount>'."),
            ("a b 1 x", "Unexpected argument 'x'."),
            ("a b 1 --receipt", "Unknown option '--receipt'."),
            ("a b 1 --maskd", "Unknown option '--maskd'. Did you mean '--masked'?"),
            ("a b 1 --jsno", "Unknown option '--jsno'. Did you mean '--json'?"),
            ("a b 1 -m x", "Unknown option '-m'."),
            ("a b 1 -memo x", "Unknown option '-memo'. Did you mean '--memo'?"),
            ("a b 1 --masked=yes", "Option '--masked' takes no value."),
            ("a b 1 --masked --masked", "Option '--masked' is given twice."),
            ("a b 1 --memo x --memo=y", "Option '--memo' is given twice."),
            ("a b 1 --memo", missingMemo), ("a b 1 --memo --masked", missingMemo),
            ("a b --memo --yes 1", missingMemo), ("a b 1 --memo -- x", missingMemo),
        ]
    )
    func words(behind: String, message: String) async throws {
        let expected = ProgramRun(
            exitCode: .usage,
            errorOutput: "Error: \(message)\n\(Self.transferUsage)"
        )
        #expect(try await run("account transfer \(behind)") == expected)
    }

    private static let missingMemo =
        "Missing value for option '--memo <TEXT>'. "
        + "A value that begins with a hyphen is written '--memo=VALUE'."

    @Test(
        "a word that is none of those allowed is named with those that are",
        arguments: [
            ("salary", "Missing expected option '--from <DATE>'."),
            (
                "salary nwe --from x",
                "Invalid value 'nwe' for <order>; use one of 'new', 'old'. "
                    + "Did you mean 'new'?"
            ),
        ]
    )
    func values(behind: String, message: String) async throws {
        let expected = ProgramRun(
            exitCode: .usage,
            errorOutput: "Error: \(message)\n\(Self.statementUsage)"
        )
        #expect(try await run("account statement \(behind)") == expected)
    }

    @Test(
        "a wrong word before a command is named, with the one probably meant",
        arguments: [
            ("acount transfer", "Unknown command 'acount'. Did you mean 'account'?"),
            ("acc", "Unknown command 'acc'."), ("loan", "Unknown command 'loan'."),
            ("--memo x account transfer", "Option '--memo' must follow its command."),
            ("--vresion", "Unknown option '--vresion'. Did you mean '--version'?"),
            ("--color", "Missing value for option '--color <WHEN>'. " + written("color")),
            (
                "day --color purple",
                "Invalid value 'purple' for option '--color'; "
                    + "use one of 'auto', 'always', 'never'."
            ),
            ("day --yes=1", "Option '--yes' takes no value."),
            ("day --yes --yes", "Option '--yes' is given twice."),
            (
                "day --pin-stdin --pin-file x",
                "Options '--pin-file' and '--pin-stdin' exclude each other: give one of them."
            ),
            ("--idempotency-key=", "Option '--idempotency-key' needs a key that is not empty."),
        ]
    )
    func before(line: String, message: String) async throws {
        let expected = ProgramRun(
            exitCode: .usage,
            errorOutput: "Error: \(message)\n\(Self.programUsage)"
        )
        #expect(try await run(line) == expected)
    }

    private static func written(_ name: String) -> String {
        "A value that begins with a hyphen is written '--\(name)=VALUE'."
    }

    @Test("a group's unknown command is named in full")
    func nested() async throws {
        let expected = """
            Error: Unknown command 'account trasnfer'. Did you mean 'transfer'?
            Usage: bank account [<options>] <subcommand>
              See 'bank account --help' for more information.

            """
        #expect(
            try await run("account trasnfer a b 1")
                == ProgramRun(exitCode: .usage, errorOutput: expected)
        )
    }

    @Test(
        "with --json standard output holds the error as the only document",
        arguments: ["day --json --nonsense", "--color purple --json"]
    )
    func json(line: String) async throws {
        let result = try await run(line)
        #expect(result.exitCode == .usage)
        #expect(result.output.hasPrefix("{\n  \"error\": {\n    \"code\": \"usage.option."))
        #expect(result.output.hasSuffix("\"exit\": 64\n  }\n}\n"))
        #expect(result.errorOutput.hasPrefix("Error: "))
    }

    @Test("what was typed cannot play tricks on the terminal")
    func sanitised() async throws {
        let result = try await run(["\u{1B}[2J\u{202E}evil\n"])
        #expect(
            result.errorOutput.hasPrefix("Error: Unknown command '\\u{1B}[2J\\u{202E}evil\\n'.\n")
        )
    }
}
