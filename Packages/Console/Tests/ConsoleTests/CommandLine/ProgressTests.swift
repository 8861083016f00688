import Console
import Testing

@Suite("Progress")
struct ProgressTests {
    @Test("is one line of a terminal, no wider than it")
    func terminal() async throws {
        let io = ScriptedIO(terminals: [.error], width: 10, environment: ["TERM": "xterm"])
        #expect(try await work(io).errorOutput == "\r\u{1B}[KDay 1\r\u{1B}[K삼십일 …\r\u{1B}[K")
    }

    @Test(
        "is silent into a pipe and on a terminal that cannot go back",
        arguments: [[], [.error]] as [Set<Channel>]
    )
    func silent(terminals: Set<Channel>) async throws {
        let io = ScriptedIO(terminals: terminals, environment: ["TERM": "dumb"])
        #expect(try await work(io).errorOutput == "")
    }

    private func work(_ io: ScriptedIO) async throws -> ScriptedRun {
        let command = Command("work", abstract: "Work.", examples: []) { invocation in
            invocation.progress("Day 1")
            invocation.progress("삼십일 가운데 하루")
            invocation.progress("")
            return Answer([], json: nil)
        }
        return try await run(["work"], io: io, commands: [command])
    }
}
