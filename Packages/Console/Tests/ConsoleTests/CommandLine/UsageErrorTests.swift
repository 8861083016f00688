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
            (
                "a b 1 x",
                "Unexpected argument 'x'. Leave it out: '<amount>' already has the value '1'."
            ),
            (
                "a b 1 5",
                "Unexpected argument '5'. Leave it out: '<amount>' already has the value '1'."
            ),
            (
                "a my box 1",
                "Unexpected argument '1'. Put a value with spaces in quotation marks, such as 'my box'."
            ),
            ("a b 1 --receipt", "Unknown option '--receipt'."),
            ("a b 1 --maskd", "Unknown option '--maskd'. Did you mean '--masked'?"),
            ("a b 1 --jsno", "Unknown option '--jsno'. Did you mean '--json'?"),
            ("a b 1 -m x", "Unknown option '-m'."),
            ("a b 1 -memo x", "Unknown option '-memo'. Did you mean '--memo'?"),
            ("a b 1 --masked=yes", "Option '--masked' takes no value; write only '--masked'."),
            ("a b 1 --masked --masked", "Option '--masked' is given twice; give it once."),
            ("a b 1 --memo x --memo=y", "Option '--memo' is given twice; give it once."),
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
            (
                "my new box --from x",
                "Unexpected argument 'box'. Put a value with spaces in quotation marks, such as "
                    + "'new box'."
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
            ("acount transfer", "Unknown command 'acount'. Did you mean 'bank account'?"),
            ("acc", "Unknown command 'acc'."), ("loan", "Unknown command 'loan'."),
            (
                "--memo x account transfer",
                "Option '--memo' is before its command; write it after the command."
            ),
            ("--vresion", "Unknown option '--vresion'. Did you mean '--version'?"),
            ("--color", "Missing value for option '--color <WHEN>'; " + advice("color")),
            (
                "day --color purple",
                "Invalid value 'purple' for option '--color'; "
                    + "use one of 'auto', 'always', 'never'."
            ),
            ("day --yes=1", "Option '--yes' takes no value; write only '--yes'."),
            ("day --yes --yes", "Option '--yes' is given twice; give it once."),
            (
                "day --pin-stdin --pin-file x",
                "Options '--pin-file' and '--pin-stdin' exclude each other; give one of them."
            ),
            (
                "--idempotency-key=",
                "The value of option '--idempotency-key' is empty; give a value."
            ),
            (
                "day --store postgres:///bank --book x",
                "Options '--book' and '--store' exclude each other; give one of them."
            ),
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
            Error: Unknown command 'account trasnfer'. Did you mean 'bank account transfer'?
            Usage: bank account [<options>] <subcommand>
              See 'bank account --help' for more information.

            """
        #expect(
            try await run("account trasnfer a b 1")
                == ProgramRun(exitCode: .usage, errorOutput: expected)
        )
    }

    @Test(
        "an unknown command is reported with the commands that it may mean",
        arguments: [
            ("transfer a b 1", "transfer'. Did you mean 'bank account transfer'?"),
            ("send", "send'. Did you mean 'bank account transfer'?"),
            ("account history", "account history'. Did you mean 'bank account statement'?"),
            ("day history", ""), ("trasnfer", "trasnfer'. Did you mean 'bank account transfer'?"),
            ("help pay", "pay'. Did you mean 'bank account transfer'?"),
            ("acount", "acount'. Did you mean 'bank account'?"), ("xyzzyx", "xyzzyx'."),
            ("__candidate", "__candidate'."),
            ("exit-codes", "exit-codes'. Did you mean 'bank help exit-codes'?"),
            ("help enviroment", "enviroment'. Did you mean 'bank help environment'?"),
            ("version", "version'. Did you mean 'bank --version'?"),
        ]
    )
    func suggested(line: String, message: String) async throws {
        let result = try await run(line)
        #expect(result.exitCode == .usage)
        let start = message.isEmpty ? "Error: " : "Error: Unknown command '\(message)\n"
        #expect(result.errorOutput.hasPrefix(start), "\(result.errorOutput)")
    }

    @Test("commands with a word as their name are suggested before those that it describes")
    func exactNames() async throws {
        let pay = Command("card pay", abstract: "Pays.", examples: []) { _ in Answer([], json: nil)
        }
        let result = try await run(["pay"], commands: Bank.commands + [pay])
        #expect(
            result.errorOutput.hasPrefix(
                "Error: Unknown command 'pay'. Did you mean 'bank card pay' or 'bank account transfer'?\n"
            )
        )
    }

    @Test(
        "a global option that a command accepts with another option is refused without that"
    )
    func unusedWithoutOption() async throws {
        let show = Command(
            "card show",
            abstract: "Shows a card.",
            options: [.flag("reveal", help: "Show the number.", accepts: .secrets)],
            examples: []
        ) { _ in Answer([], json: nil) }
        let words = ["card", "show", "--pin-stdin"]
        #expect(try await run(words + ["--reveal"], commands: [show]).exitCode == .success)
        let result = try await run(words, commands: [show])
        #expect(result.exitCode == .usage)
        #expect(
            result.errorOutput.hasPrefix(
                "Error: Option '--pin-stdin' has no effect on 'card show' without '--reveal'; "
                    + "add '--reveal', or leave out '--pin-stdin'.\n"
            )
        )
        #expect(
            try await run(["card", "show", "--help"], commands: [show]).output.contains(
                "--pin-stdin"
            )
        )
    }

    @Test(
        "an option of every command is accepted by built-in commands, as from an alias",
        arguments: [
            "help day", "schema day", "manual day", "completions bash", "--version", "day --help",
        ]
    )
    func acceptedByBuiltIns(line: String) async throws {
        #expect(try await run("--book x \(line)") == run(line))
        #expect(try await run("--pin-file p \(line) --store x") == run(line))
    }

    @Test("a built-in command refuses an option of other commands")
    func unusedByBuiltIns() async throws {
        let result = try await run("completions bash --yes")
        #expect(result.exitCode == .usage)
        #expect(
            result.errorOutput
                == "Error: Option '--yes' has no effect on 'completions'; leave it out.\n"
        )
    }

    @Test(
        "an option that has no effect on a command is refused",
        arguments: ["--yes", "--dry-run", "--pin-file=p", "--pin-stdin", "--idempotency-key=k"]
    )
    func unused(option: String) async throws {
        let name = option.split(separator: "=")[0]
        let result = try await run("day \(option)")
        #expect(result.exitCode == .usage)
        #expect(
            result.errorOutput == "Error: Option '\(name)' has no effect on 'day'; leave it out.\n"
        )
        #expect(try await run("day \(option) --help").exitCode == .success)
    }

    @Test(
        "with '--json', standard output contains the error as a single document",
        arguments: ["day --json --nonsense", "--color purple --json"]
    )
    func json(line: String) async throws {
        let result = try await run(line)
        #expect(result.exitCode == .usage)
        #expect(
            result.output.hasPrefix(
                "{\n  \"schemaVersion\": 1,\n  \"error\": {\n    \"code\": \"usage.option."
            )
        )
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
