import Console
import ConsoleTesting
import Testing

@Suite("Progress")
struct ProgressTests {
    @Test("progress is one line of a terminal, within its width")
    func terminal() async throws {
        let io = InMemoryIO(terminals: [.error], width: 10, environment: ["TERM": "xterm"])
        #expect(try await work(io).errorOutput == "\r\u{1B}[KDay 1\r\u{1B}[K삼십일 …\r\u{1B}[K")
    }

    @Test(
        "progress is silent in a pipe and on a dumb terminal",
        arguments: [[], [.error]] as [Set<StandardStream>]
    )
    func silent(terminals: Set<StandardStream>) async throws {
        let io = InMemoryIO(terminals: terminals, environment: ["TERM": "dumb"])
        #expect(try await work(io).errorOutput == "")
    }

    @Test("a line of an endless answer is one safe line, and one safe document with --json")
    func lines() async throws {
        let command = Command("follow", abstract: "Follow.", examples: []) { invocation in
            let text = "a\u{1B}[2J\u{202E}b"
            try invocation.writeLine(invocation.globals.json ? "{\"a\":\"\(text)\"}" : text)
            try invocation.writeLine("c\nd", to: .error)
            return Answer([], json: nil)
        }
        let plain = try await run(["follow"], commands: [command])
        #expect(plain.output == #"a\u{1B}[2J\u{202E}b"# + "\n")
        #expect(plain.errorOutput == #"c\nd"# + "\n")
        let json = try await run(["follow", "--json"], commands: [command])
        #expect(json.output == #"{"a":"a\u001b[2J\u202eb"}"# + "\n")
    }

    private func work(_ io: InMemoryIO) async throws -> ProgramRun {
        let command = Command("work", abstract: "Work.", examples: []) { invocation in
            invocation.progress("Day 1")
            invocation.progress("삼십일 가운데 하루")
            invocation.progress("")
            return Answer([], json: nil)
        }
        return try await run(["work"], io: io, commands: [command])
    }
}
