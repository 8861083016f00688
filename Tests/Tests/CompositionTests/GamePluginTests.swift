import Game

@Suite("The plug-ins of the game")
struct GamePluginTests {
    @Test("are loaded by type at launch, in any order")
    func complete() async throws {
        #expect(BankComposition.plugins.loaded == ["LoggedOutPlugin", "LoggedInPlugin"])
        let io = InMemoryIO(environment: ["BANK_BOOK": "/nowhere/book.sqlite"])
        let plugins = try PluginManager(loading: [LoggedInPlugin.self, LoggedOutPlugin.self])
        #expect(await BankProgram.run(["--no-input"], io: io, plugins: plugins) == .success)
        #expect(io.output.contains("Play Tic Tac Toe."))
    }
}
