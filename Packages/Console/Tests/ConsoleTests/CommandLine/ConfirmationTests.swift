import Console
import ConsoleTesting
import Testing

@Suite("Confirmation")
struct ConfirmationTests {
    private static let shown = """
        Transfer
        Payee:  김하나
        Amount: 50,000원

        """
    private static let question = shown + "Go ahead? [y/N] "

    @Test(
        "a confirmation shows payee and amount before the question",
        arguments: ["y", "Y", "yes", "예", "네"]
    )
    func accepted(answer: String) async throws {
        let io = InMemoryIO(input: answer + "\n", terminals: [.input, .output, .error])
        #expect(
            try await transfer([], io: io)
                == ProgramRun(exitCode: .success, output: "done\n", prompts: [Self.question])
        )
    }

    @Test(
        "an action is carried out only after a yes",
        arguments: ["n\n", "\n", "yep\n", "y y\n", "아니오\n", ""]
    )
    func declined(input: String) async throws {
        let io = InMemoryIO(input: input, terminals: [.input])
        let expected = ProgramRun(
            exitCode: .refused,
            errorOutput: "Error: Transfer was not confirmed: nothing was done.\n",
            prompts: [Self.question]
        )
        #expect(try await transfer([], io: io) == expected)
    }

    @Test(
        "'--yes' answers a confirmation, and '--dry-run' needs no answer",
        arguments: ["--yes", "--dry-run"]
    )
    func answered(option: String) async throws {
        let pipe = InMemoryIO()
        #expect(
            try await transfer([option], io: pipe)
                == ProgramRun(exitCode: .success, output: "done\n")
        )
        let terminal = InMemoryIO(terminals: [.input, .error])
        #expect(
            try await transfer([option], io: terminal)
                == ProgramRun(exitCode: .success, output: "done\n", errorOutput: Self.shown)
        )
    }

    @Test("a confirmation without a user to ask fails and names the missing option")
    func unattended() async throws {
        let expected = """
            Error: Transfer must be confirmed, but standard input is not a terminal; add '--yes' to \
            confirm it or '--dry-run' to try it.

            """
        #expect(
            try await transfer([], io: InMemoryIO(input: "y\n"))
                == ProgramRun(exitCode: .usage, errorOutput: expected)
        )
        let forbidden = try await transfer(["--no-input"], io: InMemoryIO(terminals: [.input]))
        #expect(forbidden.exitCode == .usage)
        #expect(forbidden.errorOutput.contains("but '--no-input' forbids asking; add '--yes'"))
    }

    private func transfer(_ options: [String], io: InMemoryIO) async throws -> ProgramRun {
        let command = Command("transfer", abstract: "Transfer.", accepts: .request, examples: []) {
            invocation in
            try await invocation.confirm(
                Confirmation(
                    title: "Transfer",
                    fields: [("Payee", "김하나"), ("Amount", "50,000원")]
                )
            )
            return Answer([.line("done")], json: nil)
        }
        return try await run(["transfer"] + options, io: io, commands: [command])
    }
}
