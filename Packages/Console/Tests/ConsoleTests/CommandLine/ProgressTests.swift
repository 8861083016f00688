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
