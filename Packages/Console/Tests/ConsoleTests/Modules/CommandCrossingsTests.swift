import Console
import ConsoleTesting
import DependencyContainer
import Testing

@Suite("The crossings of a command")
struct CommandCrossingsTests {
    @Test("a command crosses to the modules whose services it reads")
    func read() async throws {
        let container = try SampleBank.container()
        let crossings = CommandCrossings()
        let observed = try crossings.observe(container)
        let io = InMemoryIO()
        let program = try CommandLineProgram(
            name: "bank",
            version: "1",
            abstract: "A bank.",
            commands: observed.resolve(commandsInject),
            io: io
        )
        let words = ["account", "show"]
        #expect(try crossings.pairs(of: words).isEmpty)
        #expect(await program.run(words) == .success)
        let pairs = try crossings.pairs(of: words)
        #expect(
            pairs.map { "\($0.user) → \($0.provider) \($0.ids)" } == [#"Account → App ["Ledger"]"#]
        )
        #expect(try crossings.pairs(of: ["help"]).isEmpty)
        try await observed.close()
    }
}
