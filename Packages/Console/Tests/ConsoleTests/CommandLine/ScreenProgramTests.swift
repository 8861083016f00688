import Console
import ConsoleTesting
import Testing

@Suite("Interactive sessions of a program")
struct ScreenProgramTests {
    /// Runs a program whose session writes a line.
    private func run(
        _ arguments: [String],
        accepts: SelectiveOptions = []
    ) async throws -> ProgramRun {
        try await ProgramRun(arguments) { io in
            let screens = ScreenProgram(accepts: accepts) { _ in
                try io.write("screens\n", to: .output)
                return .left
            }
            let command = Command("see", abstract: "See.", examples: [Example("bank see", "See.")])
            {
                try await $0.run(screens)
                return Answer([], json: [:])
            }
            return try CommandLineProgram(
                name: "bank",
                version: "1",
                abstract: "A bank.",
                options: Bank.options,
                commands: [command],
                screens: screens,
                io: io
            )
        }
    }

    @Test(
        "a session runs with '--book' and '--color', without arguments and as a command",
        arguments: [[], ["see"]]
    )
    func shown(words: [String]) async throws {
        for options in [[], ["--color", "never"], ["--book", "b"]] {
            let run = try await run(words + options)
            #expect(run == ProgramRun(exitCode: .success, output: "screens\n"))
        }
    }

    @Test(
        "a session rejects options for commands before it shows a screen",
        arguments: [
            ["--yes"], ["--dry-run"], ["--pin-file", "p"], ["--pin-stdin"],
            ["--idempotency-key", "k"],
        ]
    )
    func refused(option: [String]) async throws {
        let reasons = [
            ([], "Option '\(option[0])' has no effect on screens"),
            (["see"], "Option '\(option[0])' has no effect on 'see'; leave it out."),
        ]
        for (words, reason) in reasons {
            let run = try await run(words + option)
            #expect(run.exitCode == .usage)
            #expect(run.output == "")
            #expect(run.errorOutput.contains(reason))
        }
    }

    @Test("a session that is printed as lines rejects an option for screens with keys")
    func lines() async throws {
        let run = try await run(["--idempotency-key", "k"], accepts: .idempotencyKey)
        #expect(run.exitCode == .usage)
        #expect(run.output == "")
        let reason = "Option '--idempotency-key' has no effect on screens that are printed as lines"
        #expect(run.errorOutput.contains(reason), "\(run.errorOutput)")
    }

    @Test("a session is replaced by help with '--json' and '--no-input', and rejected as a command")
    func nonInteractive() async throws {
        for option in ["--json", "--no-input"] {
            let list = try await run([option])
            #expect(list.exitCode == .success)
            #expect(!list.output.contains("screens\n"))
            #expect(try await run(["see", option]).exitCode == .usage)
        }
    }
}
