import Console
import ConsoleTesting
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
        "an invalid word after a command is reported with the nearest valid one",
        arguments: [
            ("a b", "Missing expected argument '<amount>'."),
            ("", "Missing expected arguments '<from>', '<to>', '<amount>'."),
            ("a b 1 x", "Unexpected argument 'x'."),
            ("a b 1 --receipt", "Unknown option '--receipt'."),
            ("a b 1 --maskd", "Unknown option '--maskd'. Did you mean '--masked'?"),
            ("a b 1 --jsno", "Unknown option '--jsno'. Did you mean '--json'?"),
            ("a b 1 -m x", "Unknown option '-m'."),
            ("a b 1 -memo x", "Unknown option '-memo'. Did you mean '--memo'?"),
            ("a b 1 --masked=yes", "Option '--masked' takes no value; write only '--masked'."),
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
        "Missing value for option '--memo <TEXT>'; "
        + "write '--memo=VALUE' if the value begins with a hyphen."

    @Test(
        "an unaccepted value is reported with the accepted ones",
        arguments: [
            ("salary", "Missing expected option '--from <DATE>'."),
            (
                "salary nwe --from x",
                "Invalid value 'nwe' for argument '<order>'; use one of 'new', 'old'. "
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
        "an invalid word before a command is reported with the nearest valid one",
        arguments: [
            ("acount transfer", "Unknown command 'acount'. Did you mean 'account'?"),
            ("acc", "Unknown command 'acc'."), ("loan", "Unknown command 'loan'."),
            ("--memo x account transfer", "Option '--memo' must follow its command."),
            ("--vresion", "Unknown option '--vresion'. Did you mean '--version'?"),
            ("--color", "Missing value for option '--color <WHEN>'; " + advice("color")),
            (
                "day --color purple",
                "Invalid value 'purple' for option '--color'; "
                    + "use one of 'auto', 'always', 'never'."
            ),
            ("day --yes=1", "Option '--yes' takes no value; write only '--yes'."),
            ("day --yes --yes", "Option '--yes' is given twice."),
            (
                "day --pin-stdin --pin-file x",
                "Options '--pin-file' and '--pin-stdin' exclude each other; give one of them."
            ),
            (
                "day --store postgres:///bank --book x",
                "Options '--book' and '--store' exclude each other; give one of them."
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

    private static func advice(_ name: String) -> String {
        "write '--\(name)=VALUE' if the value begins with a hyphen."
    }

    @Test("an unknown subcommand is reported with the name of its group")
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
        "with '--json', standard output contains the error as a single document",
        arguments: ["day --json --nonsense", "--color purple --json"]
    )
    func json(line: String) async throws {
        let result = try await run(line)
        #expect(result.exitCode == .usage)
        #expect(result.output.hasPrefix("{\n  \"error\": {\n    \"code\": \"usage.option."))
        #expect(result.output.hasSuffix("\"exit\": 64\n  }\n}\n"))
        #expect(result.errorOutput.hasPrefix("Error: "))
    }

    @Test("an error message cannot contain escape sequences from the command line")
    func escapedMessage() async throws {
        let result = try await run(["\u{1B}[2J\u{202E}evil\n"])
        #expect(
            result.errorOutput.hasPrefix("Error: Unknown command '\\u{1B}[2J\\u{202E}evil\\n'.\n")
        )
    }
}
