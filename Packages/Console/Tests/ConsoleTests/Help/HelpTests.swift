import Console
import ConsoleTesting
import Testing

@Suite("Help")
struct HelpTests {
    private static let globalOptions = """
        GLOBAL OPTIONS:
          --book <PATH>           The book to use.
          --store <URL>           The database to use in place of a book.
          --json                  Print one JSON document, even for errors.
          --color <WHEN>          When to use color. (values: auto, always, never)
          --background <KIND>     The terminal's background; only screens ask for it.
                                  (values: dark, light)
          --yes                   Answer every question with yes.
          --dry-run               Check everything, but change nothing.
          --no-input              Never ask for input; fail and report what is missing.
          --no-pager              Print a long answer at once, without $PAGER.
          --pin-file <FILE>       Read passwords from the lines of this file.
          --pin-stdin             Read passwords from the lines of standard input.
          --idempotency-key <KEY> Carry out this transaction once, even if the command
                                  is repeated.
        """

    @Test(
        "help for the program lists its commands",
        arguments: [[], ["-h"], ["--help"], ["help"]]
    )
    func program(words: [String]) async throws {
        let expected = """
            OVERVIEW: A bank on the command line.

            USAGE: bank [<options>] <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            \(Self.globalOptions)

            SUBCOMMANDS:
              account                 Open accounts and move money between them.
              day                     Show the business date.
              help                    Show help for a command or a topic.
              schema                  Print the JSON Schema of a command's answer.
              manual                  Print the manual page of a command.
              completions             Print the completion script for a shell.

            TOPICS:
              environment             The environment variables that the program reads.
              exit-codes              The exit codes of all commands.

            EXAMPLES:
              bank account transfer 3333-01-0000013 3333-01-0000021 5만 --yes
                  moves 50,000원 without asking
              bank account statement salary --from 2026-01-01
                  shows what happened since
              bank day
                  shows the business date

              See 'bank help <subcommand>' for detailed help, and 'bank help <topic>' for a
              topic.

            """
        #expect(try await run(words) == ProgramRun(exitCode: .success, output: expected))
    }

    @Test(
        "help for a group lists its subcommands",
        arguments: ["account", "account -h", "--help account", "help account"]
    )
    func group(line: String) async throws {
        let expected = """
            OVERVIEW: Open accounts and move money between them.

            USAGE: bank account [<options>] <subcommand>

            OPTIONS:
              -h, --help              Show help information.

            GLOBAL OPTIONS:
              --book, --store, --json, --color, --background, --yes, --dry-run, --no-input,
              --no-pager, --pin-file, --pin-stdin, --idempotency-key; see 'bank help'.

            SUBCOMMANDS:
              transfer                Move money to another account of the bank.
              statement               Show what happened on an account.

            EXAMPLES:
              bank account transfer 3333-01-0000013 3333-01-0000021 5만 --yes
                  moves 50,000원 without asking
              bank account statement salary --from 2026-01-01
                  shows what happened since

              See 'bank help account <subcommand>' for detailed help.

            """
        #expect(try await run(line) == ProgramRun(exitCode: .success, output: expected))
    }

    @Test(
        "help for a command shows its usage, its options and an example",
        arguments: [
            "help account transfer", "account transfer --help", "account transfer a b c -h",
            "account transfer --nonsense --help", "--yes account --help transfer",
        ]
    )
    func command(line: String) async throws {
        let expected = """
            OVERVIEW: Move money to another account of the bank.

            The amount is shown in full, and so is the payee's name, before anything
            happens.

            A movement needs the authentication password.

            USAGE: bank account transfer <from> <to> <amount> [--memo <TEXT>] [--masked]
                   [<global options>]

            ARGUMENTS:
              <from>                  The account to take from: its number or nickname.
              <to>                    The account to give to.
              <amount>                The amount, such as 50000, 50,000 or 5만.

            OPTIONS:
              --memo <TEXT>           What both sides read in their statements.
              --masked                Hide the middle of the account numbers.
              -h, --help              Show help information.

            GLOBAL OPTIONS:
              --book, --store, --json, --color, --background, --yes, --dry-run, --no-input,
              --no-pager, --pin-file, --pin-stdin, --idempotency-key; see 'bank help'.

            EXAMPLES:
              bank account transfer 3333-01-0000013 3333-01-0000021 5만 --yes
                  moves 50,000원 without asking

            """
        #expect(try await run(line) == ProgramRun(exitCode: .success, output: expected))
    }

    @Test("the usage line distinguishes optional and required parts")
    func brackets() async throws {
        let output = try await run("help account statement").output
        #expect(
            output.contains(
                "USAGE: bank account statement <account> [<order>] --from <DATE> [--save <FILE>]\n"
            )
        )
        #expect(
            output.contains("  <order>                 Which comes first. (values: new, old)\n")
        )
    }

    @Test("no line of help is wider than the terminal", arguments: [40, 57, 80, 120])
    func wraps(width: Int) async throws {
        for line in ["help", "help account", "help completions", "help account statement"] {
            let io = InMemoryIO(terminals: [.output], width: width)
            let output = try await run(line, io: io).output
            // Examples are not wrapped, so that they can be copied.
            let prose = output.split(separator: "\n").filter { !$0.hasPrefix("  bank ") }
            #expect(prose.count > 10)
            #expect(prose.filter { DisplayWidth.of(String($0)) > width } == [])
        }
    }

    @Test("help in a pipe is as wide as 'COLUMNS'")
    func columns() async throws {
        let io = InMemoryIO(environment: ["COLUMNS": "50"])
        let output = try await run("help", io: io).output
        #expect(output.contains("  --book <PATH>           The book to use.\n"))
        #expect(output.contains("  --pin-file <FILE>       Read passwords from the\n"))
    }

    @Test("help for an unknown command is a usage error")
    func unknown() async throws {
        let result = try await run("help account transfr")
        #expect(result.exitCode == .usage)
        #expect(result.output == "")
        #expect(
            result.errorOutput.hasPrefix(
                "Error: Unknown command 'account transfr'. Did you mean 'bank account transfer'?\n"
            )
        )
    }

    @Test("with '--json', help is the declaration as data")
    func json() async throws {
        let output = try await run("account statement --help --json").output
        #expect(
            output.hasPrefix(
                "{\n  \"schemaVersion\": 1,\n  \"command\": \"bank account statement\",\n"
            )
        )
        #expect(output.contains("\"name\": \"--from\""))
    }

    @Test("'--version' prints the name and the version")
    func version() async throws {
        #expect(try await run("--version") == ProgramRun(exitCode: .success, output: "bank 1.0\n"))
        #expect(
            try await run("--version --json").output
                == "{\n  \"schemaVersion\": 1,\n  \"name\": \"bank\",\n  \"version\": \"1.0\"\n}\n"
        )
    }
}
