import Console
import ConsoleTesting
import Testing

@Suite("Outcomes of commands")
struct OutcomeTests {
    private static let answer = Answer(
        [
            .heading("Account"), .fields([Field("Name", "월급통장"), Field("Balance", "50,000원")]),
            .note("It is a holiday."), .heading("Cards"), .line("none\u{1B}[2J"),
            .text("two\nlines\n"),
        ],
        json: ["name": "월급통장", "balance": 50_000]
    )

    @Test("an answer is written to standard output, and its notes to standard error")
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

    @Test("at a terminal, a warning breaks between words and stays beside its label")
    func wrapping() {
        let io = InMemoryIO(terminals: [.error], width: 24)
        io.warn("The days are closed, but without a checkpoint.")
        let expected = """
            Warning: The days are
                     closed, but
                     without a
                     checkpoint.

            """
        #expect(io.errorOutput == expected)
    }

    @Test("with '--json', an answer is one document, and its notes stay on standard error")
    func json() async throws {
        #expect(
            try await outcome(["--json"])
                == ProgramRun(
                    exitCode: .success,
                    output:
                        "{\n  \"schemaVersion\": 1,\n  \"name\": \"월급통장\",\n  \"balance\": 50000\n}\n",
                    errorOutput: "It is a holiday.\n"
                )
        )
    }

    @Test(
        "a failure determines the exit code and the JSON document",
        arguments: ExitCode.allCases
    )
    func failures(exitCode: ExitCode) async throws {
        let failure = Failure(exitCode: exitCode, code: "a.b", message: "No.")
        #expect(
            try await outcome(throwing: failure)
                == ProgramRun(exitCode: exitCode, errorOutput: "Error: No.\n")
        )
        #expect(
            try await outcome(["--json"], throwing: failure).output == """
                {
                  "schemaVersion": 1,
                  "error": {
                    "code": "a.b",
                    "message": "No.",
                    "exit": \(exitCode.rawValue)
                  }
                }

                """
        )
    }

    @Test("exit codes have the documented numbers")
    func numbers() {
        #expect(
            ExitCode.allCases.map(\.rawValue)
                == [0, 1, 2, 3, 4, 5, 6, 64, 65, 66, 70, 74, 75, 130]
        )
    }

    @Test("known errors are converted to failures, and unknown ones are internal errors")
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

    @Test(
        "a failure's message is printed as a sentence, and unchanged in JSON",
        arguments: [
            ("the card is lost; replace it", "The card is lost; replace it."),
            ("no account 'a'. Did you mean 'b'?", "No account 'a'. Did you mean 'b'?"),
            ("'a' is not an amount", "'a' is not an amount."),
            ("--limit needs a number", "--limit needs a number."),
        ]
    )
    func sentence(message: String, printed: String) async throws {
        let failure = Failure(exitCode: .refused, code: "x", message: message)
        #expect(try await outcome(throwing: failure).errorOutput == "Error: \(printed)\n")
        let json = try await outcome(["--json"], throwing: failure)
        #expect(json.output.contains("\"message\": \"\(message)\","))
        #expect(json.errorOutput == "Error: \(printed)\n")
    }

    @Test("a failure's message is one line that is safe for a terminal")
    func safeMessage() async throws {
        let failure = Failure(exitCode: .refused, code: "x", message: "bad\n\u{9B}31m\u{2066}")
        #expect(
            try await outcome(throwing: failure).errorOutput
                == "Error: Bad\\n\\u{9B}31m\\u{2066}.\n"
        )
    }

    @Test("the details of a failure are printed below its message and added to its JSON")
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

    @Test("an error of standard output is reported with exit code 74")
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

    @Test("a failure after the work was done says so, and names the key that shows the answer")
    func afterWork() async throws {
        let failure = Failure(exitCode: .unreadable, code: "book.damaged", message: "it is damaged")
        let expected = """
            Error: The command was carried out, but its answer is missing: it is damaged; repeat \
            with '--idempotency-key k-1' to see it.

            """
        #expect(
            try await outcome(throwing: failure, afterWorkUnder: "k-1")
                == ProgramRun(exitCode: .outputFailed, errorOutput: expected)
        )
        let io = InMemoryIO(outputErrors: [.output: .failed("No space left on device")])
        let unwritten = try await outcome(io: io, afterWorkUnder: "k-2")
        #expect(unwritten.exitCode == .outputFailed)
        #expect(unwritten.errorOutput.hasSuffix("repeat with '--idempotency-key k-2' to see it.\n"))
    }

    @Test("a closed pipe is not an error")
    func closedPipe() async throws {
        let io = InMemoryIO(outputErrors: [.output: .closedPipe])
        #expect(try await run("day", io: io) == ProgramRun(exitCode: .success))
    }

    @Test("a failure keeps its exit code if no stream can be written to")
    func brokenStreams() async throws {
        let failure = Failure(exitCode: .passwordLocked, code: "x", message: "Locked.")
        let io = InMemoryIO(outputErrors: [.output: .failed("gone"), .error: .closedPipe])
        #expect(
            try await outcome(["--json"], io: io, throwing: failure)
                == ProgramRun(exitCode: .passwordLocked)
        )
    }

    @Test("an error while the program is created is reported")
    func makeProgramFails() async {
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
        afterWorkUnder key: String? = nil,
        failure: @escaping @Sendable (any Error) -> Failure? = { _ in nil }
    ) async throws -> ProgramRun {
        let command = Command("show", abstract: "Show.", examples: []) { invocation in
            if let key {
                invocation.wasCarriedOut(advice: "repeat with '--idempotency-key \(key)' to see it")
            }
            if let error { throw error }
            return Self.answer
        }
        let program = try Bank.program(io: io, commands: [command], failure: failure)
        let status = await program.run(["show"] + options)
        return ProgramRun(exitCode: status, output: io.output, errorOutput: io.errorOutput)
    }
}
