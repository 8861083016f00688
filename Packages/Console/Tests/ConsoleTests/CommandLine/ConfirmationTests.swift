import Console
import Testing

@Suite("Confirmation")
struct ConfirmationTests {
    private static let shown = """
        Transfer
        Payee:  김하나
        Amount: 50,000원

        """
    private static let question = shown + "Go ahead? [y/N] "

    @Test("payee and amount are shown before the question", arguments: ["y", "Y", "yes", "예", "네"])
    func accepted(answer: String) async throws {
        let io = ScriptedIO(input: answer + "\n", terminals: [.input, .output, .error])
        #expect(
            try await transfer([], io: io)
                == ScriptedRun(status: .success, output: "done\n", prompts: [Self.question])
        )
    }

    @Test("anything but a yes is a no", arguments: ["n\n", "\n", "yep\n", "y y\n", "아니오\n", ""])
    func declined(input: String) async throws {
        let io = ScriptedIO(input: input, terminals: [.input])
        let expected = ScriptedRun(
            status: .refused,
            errorOutput: "Error: Transfer was not confirmed: nothing was done.\n",
            prompts: [Self.question]
        )
        #expect(try await transfer([], io: io) == expected)
    }

    @Test("--yes answers, and --dry-run needs no answer", arguments: ["--yes", "--dry-run"])
    func answered(option: String) async throws {
        let pipe = ScriptedIO()
        #expect(
            try await transfer([option], io: pipe)
                == ScriptedRun(status: .success, output: "done\n")
        )
        let terminal = ScriptedIO(terminals: [.input, .error])
        #expect(
            try await transfer([option], io: terminal)
                == ScriptedRun(status: .success, output: "done\n", errorOutput: Self.shown)
        )
    }

    @Test("where nobody can be asked, the failure says what was missing")
    func unattended() async throws {
        let expected = """
            Error: Transfer needs a confirmation, and there is no terminal to ask at: '--yes' \
            confirms, '--dry-run' only tries.

            """
        #expect(
            try await transfer([], io: ScriptedIO(input: "y\n"))
                == ScriptedRun(status: .usage, errorOutput: expected)
        )
        let forbidden = try await transfer(["--no-input"], io: ScriptedIO(terminals: [.input]))
        #expect(forbidden.status == .usage)
        #expect(forbidden.errorOutput.contains("and '--no-input' forbids to ask: '--yes' confirms"))
    }

    private func transfer(_ options: [String], io: ScriptedIO) async throws -> ScriptedRun {
        let command = Command("transfer", abstract: "Transfer.", examples: []) { invocation in
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
