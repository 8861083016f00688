import Console
import Testing

@Suite("Secret reader")
struct SecretReaderTests {
    @Test("asks at the terminal, in one line that is safe")
    func asks() async throws {
        let io = InMemoryIO(input: "123456\n\n", terminals: [.input])
        let reader = ConsoleSecretReader(io: io, globals: GlobalOptions())
        #expect(try await text(reader, "Password\u{1B}") == "123456")
        #expect(try await text(reader, "New password") == "")
        #expect(io.prompts == ["Password\\u{1B}: ", "New password: "])
        await #expect(
            throws: missing("Password is required, but what was typed has no more lines.")
        ) {
            try await reader.secret(prompt: "Password")
        }
    }

    @Test("asks in lines that a narrow terminal shows whole")
    func narrow() async throws {
        let io = InMemoryIO(input: "123456\n", terminals: [.input, .error], width: 20)
        let reader = ConsoleSecretReader(io: io, globals: GlobalOptions())
        _ = try await reader.secret(prompt: "Password to sign 10,000 won")
        #expect(io.prompts == ["Password to sign\n10,000 won: "])
    }

    @Test("takes successive lines of the file of --pin-file, whatever ends them")
    func file() async throws {
        let io = InMemoryIO(
            input: "no\n",
            terminals: [.input],
            files: ["pins": "one\r\ntwo\n\nlast"]
        )
        let reader = try ConsoleSecretReader(io: io, globals: globals("--pin-file", "pins"))
        for expected in ["one", "two", "", "last"] {
            #expect(try await text(reader, "Password") == expected)
        }
        await #expect(
            throws: missing(
                "Password is required, but the file 'pins' of '--pin-file' has no more lines."
            )
        ) {
            try await reader.secret(prompt: "Password")
        }
        #expect(io.prompts == [])
    }

    @Test("takes successive lines of standard input with --pin-stdin")
    func input() async throws {
        let io = InMemoryIO(input: "one\ntwo\n")
        let reader = try ConsoleSecretReader(io: io, globals: globals("--pin-stdin", "--no-input"))
        #expect(try await text(reader, "Password") == "one")
        #expect(try await text(reader, "Password") == "two")
        await #expect(
            throws: missing("Password is required, but standard input has no more lines.")
        ) {
            try await reader.secret(prompt: "Password")
        }
    }

    @Test("with --pin-stdin at a terminal nobody sees what is typed either")
    func inputAtTerminal() async throws {
        let io = InMemoryIO(input: "one\n", terminals: [.input])
        let reader = try ConsoleSecretReader(io: io, globals: globals("--pin-stdin"))
        #expect(try await text(reader, "Password") == "one")
        #expect(io.prompts == ["Password: "])
    }

    @Test("says what was missing where nobody can be asked")
    func unattended() async throws {
        let rest = "; pass it with '--pin-file' or '--pin-stdin'."
        await #expect(
            throws: missing("Password is required, but there is no terminal to ask at" + rest)
        ) {
            try await ConsoleSecretReader(io: InMemoryIO(input: "x\n"), globals: GlobalOptions())
                .secret(prompt: "Password")
        }
        let terminal = InMemoryIO(input: "x\n", terminals: [.input])
        await #expect(
            throws: missing("Password is required, but '--no-input' forbids asking" + rest)
        ) {
            try await ConsoleSecretReader(io: terminal, globals: globals("--no-input"))
                .secret(prompt: "Password")
        }
    }

    @Test("a file that cannot be read is status 66")
    func unreadable() async throws {
        let reader = try ConsoleSecretReader(io: InMemoryIO(), globals: globals("--pin-file", "x"))
        await #expect(
            throws: Failure(
                exitCode: .unreadable,
                code: "file.unreadable",
                message: "The file 'x' cannot be read: No such file or directory."
            )
        ) {
            try await reader.secret(prompt: "Password")
        }
    }

    private func text(_ reader: ConsoleSecretReader, _ prompt: String) async throws -> String {
        try await reader.secret(prompt: prompt).withBytes { String(decoding: $0, as: UTF8.self) }
    }

    private func globals(_ words: String...) throws -> GlobalOptions {
        try GlobalOptions.extract(from: words).0
    }

    private func missing(_ message: String) -> Failure {
        Failure(exitCode: .usage, code: "usage.secret.missing", message: message)
    }
}
