import Console
import Testing

@Suite("Repeating arguments")
struct RepeatingArgumentTests {
    @Test(
        "a repeating argument takes all following words in order",
        arguments: [
            ("echo", ""),
            ("echo one", "one"),
            ("echo one two one --lood", nil),
            ("echo one --loud two one", "one/two/one!"),
            ("echo -- one --loud", "one/--loud"),
        ] as [(String, String?)]
    )
    func words(line: String, answer: String?) async throws {
        let io = InMemoryIO()
        let program = try CommandLineProgram(
            name: "probe",
            version: "1",
            abstract: "A probe.",
            commands: [echo],
            io: io
        )
        let status = await program.run(line.split(separator: " ").map(String.init))
        #expect(status == (answer == nil ? .usage : .success))
        #expect(io.output == (answer.map { $0 + "\n" } ?? ""))
    }

    @Test("the usage line shows a repeating argument with dots")
    func usage() async throws {
        let io = InMemoryIO()
        let program = try CommandLineProgram(
            name: "probe",
            version: "1",
            abstract: "A probe.",
            commands: [echo],
            io: io
        )
        #expect(await program.run(["echo", "--help"]) == .success)
        #expect(io.output.contains("USAGE: probe echo [<word> ...] [--loud]"))
    }

    private var echo: Command {
        Command(
            "echo",
            abstract: "Print words.",
            arguments: [.repeating("word", help: "The words.")],
            options: [.flag("loud", help: "Loudly.")],
            examples: []
        ) { invocation in
            let words = invocation.arguments("word").joined(separator: "/")
            return Answer([.line(words + (invocation.flag("loud") ? "!" : ""))], json: .null)
        }
    }
}
