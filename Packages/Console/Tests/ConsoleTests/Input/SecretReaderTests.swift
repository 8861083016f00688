import Console
import Testing

@Suite("Secret reader")
struct SecretReaderTests {
    @Test("a prompt for a secret is one safe line")
    func asks() async throws {
        let io = InMemoryIO(input: "123456\n\n", terminals: [.input])
        let reader = ConsoleSecretReader(io: io, globals: GlobalOptions())
        #expect(try await text(reader, "Password\u{1B}") == "123456")
        #expect(try await text(reader, "New password") == "")
        #expect(io.prompts == ["Password\\u{1B}: ", "New password: "])
        await expectMissing("the input at the terminal has no more lines.", from: reader)
    }

    @Test("a prompt is wrapped to a narrow terminal")
    func narrow() async throws {
        let io = InMemoryIO(input: "123456\n", terminals: [.input, .error], width: 20)
        let reader = ConsoleSecretReader(io: io, globals: GlobalOptions())
        _ = try await reader.secret(prompt: "Password to sign 10,000 won")
        #expect(io.prompts == ["Password to sign\n10,000 won: "])
    }

    @Test("a file provides secrets line by line, with any line terminator")
    func file() async throws {
        let io = InMemoryIO(
            input: "no\n",
            terminals: [.input],
            files: ["pins": "one\r\ntwo\n\nlast"]
        )
        let reader = try self.reader(io, .file("pins", option: "pin-file"))
        for expected in ["one", "two", "", "last"] {
            #expect(try await text(reader, "Password") == expected)
        }
        await expectMissing("the file 'pins' of '--pin-file' has no more lines.", from: reader)
        #expect(io.prompts == [])
    }

    @Test("standard input provides secrets line by line")
    func input() async throws {
        let io = InMemoryIO(input: "one\ntwo\n")
        let reader = try self.reader(io, .input, "--no-input")
        #expect(try await text(reader, "Password") == "one")
        #expect(try await text(reader, "Password") == "two")
        await expectMissing("standard input has no more lines.", from: reader)
    }

    @Test("standard input that is a terminal is asked without echo")
    func inputAtTerminal() async throws {
        let io = InMemoryIO(input: "one\n", terminals: [.input])
        let reader = try self.reader(io, .input)
        #expect(try await text(reader, "Password") == "one")
        #expect(io.prompts == ["Password: "])
    }

    @Test("a secret without a user to ask fails and names the missing option")
    func unattended() async throws {
        let rest = "; pass it with '--pin-file' or '--pin-stdin'."
        let pipe = try reader(InMemoryIO(input: "x\n"), .user)
        await expectMissing("standard input is not a terminal" + rest, from: pipe)
        let io = InMemoryIO(input: "x\n", terminals: [.input])
        let terminal = try reader(io, .user, "--no-input")
        await expectMissing("'--no-input' forbids asking" + rest, from: terminal)
    }

    @Test("an unreadable file of secrets fails with exit code 66")
    func unreadable() async throws {
        let reader = try self.reader(InMemoryIO(), .file("x", option: "pin-file"))
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

    private func reader(
        _ io: InMemoryIO,
        _ source: SecretSource,
        _ words: String...
    ) throws -> ConsoleSecretReader {
        ConsoleSecretReader(
            io: io,
            globals: try GlobalOptions.extract(from: words).0,
            source: source,
            advice: "pass it with '--pin-file' or '--pin-stdin'"
        )
    }

    private func expectMissing(_ reason: String, from reader: ConsoleSecretReader) async {
        let message = "'Password' needs an answer, but \(reason)"
        let failure = Failure(exitCode: .usage, code: "usage.secret.missing", message: message)
        await #expect(throws: failure) { try await reader.secret(prompt: "Password") }
    }
}
