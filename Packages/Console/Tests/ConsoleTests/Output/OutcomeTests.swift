import Console
import Testing

@Suite("Outcomes")
struct OutcomeTests {
    private static let answer = Answer(
        [
            .heading("Account"), .fields([Field("Name", "월급통장"), Field("Balance", "50,000원")]),
            .note("It is a holiday."), .heading("Cards"), .line("none\u{1B}[2J"),
            .text("two\nlines\n"),
        ],
        json: ["name": "월급통장", "balance": 50_000]
    )

    @Test("an answer goes to standard output as text, its notes to standard error")
    func text() async throws {
        let expected = """
            Account
            Name:    월급통장
            Balance: 50,000원

            Cards
            none\\u{1B}[2J
            two
            lines

            """
        #expect(
            try await outcome()
                == ProgramRun(
                    exitCode: .success,
                    output: expected,
                    errorOutput: "It is a holiday.\n"
                )
        )
    }

    @Test("with --json an answer is one document, its notes still on standard error")
    func json() async throws {
        #expect(
            try await outcome(["--json"])
                == ProgramRun(
                    exitCode: .success,
                    output: "{\n  \"name\": \"월급통장\",\n  \"balance\": 50000\n}\n",
                    errorOutput: "It is a holiday.\n"
                )
        )
    }

    @Test(
        "every status of a failure becomes the exit status",
        arguments: ExitCode.allCases
    )
    func statuses(status: ExitCode) async throws {
        let failure = Failure(exitCode: status, code: "a.b", message: "No.")
        #expect(
            try await outcome(throwing: failure)
                == ProgramRun(exitCode: status, errorOutput: "Error: No.\n")
        )
        #expect(
            try await outcome(["--json"], throwing: failure).output == """
                {
                  "error": {
                    "code": "a.b",
                    "message": "No.",
                    "exit": \(status.rawValue)
                  }
                }

                """
        )
    }

    @Test("the numbers of the exit statuses are those documented")
    func numbers() {
        #expect(
            ExitCode.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 64, 65, 66, 70, 74, 130]
        )
    }

    @Test("the app's own errors become failures by its closure, others internal errors")
    func mapping() async throws {
        struct Known: Error {}
        struct Unknown: Error {}
        #expect(
            try await outcome(throwing: Known()) { error in
                error is Known ? Failure(exitCode: .notFound, code: "x", message: "Not here.") : nil
            } == ProgramRun(exitCode: .notFound, errorOutput: "Error: Not here.\n")
        )
        let unknown = try await outcome(throwing: Unknown())
        #expect(unknown.exitCode == .internalError)
        #expect(unknown.errorOutput.hasPrefix("Error: Unexpected error: Unknown()."))
        #expect(
            try await outcome(throwing: CancellationError()) == ProgramRun(exitCode: .interrupted)
        )
    }

    @Test("what a failure says is one line that is safe for a terminal")
    func safeMessage() async throws {
        let failure = Failure(exitCode: .refused, code: "x", message: "bad\n\u{9B}31m\u{2066}")
        #expect(
            try await outcome(throwing: failure).errorOutput
                == "Error: bad\\n\\u{9B}31m\\u{2066}\n"
        )
    }

    @Test("a failure that needs more than a line tells it below, and to a program beside")
    func details() async throws {
        let failure = Failure(
            exitCode: .internalError,
            code: "x",
            message: "Broken.",
            details: "one\n  two\u{1B}[2J"
        )
        #expect(
            try await outcome(throwing: failure).errorOutput
                == "Error: Broken.\none\n  two\\u{1B}[2J\n"
        )
        let told = try await outcome(["--json"], throwing: failure).output
        #expect(told.contains(#""details""#))
    }

    @Test("standard output that fails is status 74 and says why")
    func fullDisk() async throws {
        let io = InMemoryIO(outputErrors: [.output: .failed("No space left on device")])
        let expected = """
            Error: The command was carried out, but its answer could not be written to standard \
            output: No space left on device.

            """
        #expect(
            try await outcome(io: io) == ProgramRun(exitCode: .outputFailed, errorOutput: expected)
        )
    }

    @Test("a reader that went away is no failure and gets no word")
    func closedPipe() async throws {
        let io = InMemoryIO(outputErrors: [.output: .closedPipe])
        #expect(try await run("day", io: io) == ProgramRun(exitCode: .success))
    }

    @Test("a failure keeps its status when nothing can be written")
    func deaf() async throws {
        let failure = Failure(exitCode: .passwordLocked, code: "x", message: "Locked.")
        let io = InMemoryIO(outputErrors: [.output: .failed("gone"), .error: .closedPipe])
        #expect(
            try await outcome(["--json"], io: io, throwing: failure)
                == ProgramRun(exitCode: .passwordLocked)
        )
    }

    @Test("a program that cannot be made says why")
    func unmade() async {
        let io = InMemoryIO()
        let failure = Failure(exitCode: .unreadable, code: "book", message: "No book here.")
        let status = await CommandLineProgram.run(["day"], name: "bank", io: io) { _ in
            throw failure
        }
        #expect(status == .unreadable)
        #expect(io.errorOutput == "Error: No book here.\n")
    }

    private func outcome(
        _ options: [String] = [],
        io: InMemoryIO = InMemoryIO(),
        throwing error: (any Error)? = nil,
        failure: @escaping @Sendable (any Error) -> Failure? = { _ in nil }
    ) async throws -> ProgramRun {
        let command = Command("show", abstract: "Show.", examples: []) { _ in
            if let error { throw error }
            return Self.answer
        }
        let program = try Bank.program(io: io, commands: [command], failure: failure)
        let status = await program.run(["show"] + options)
        return ProgramRun(exitCode: status, output: io.output, errorOutput: io.errorOutput)
    }
}
