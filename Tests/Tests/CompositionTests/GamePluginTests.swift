import Game

/// The bank with Game, but without some of its plug-ins.
@Suite("The bank, wired without plug-ins of the game")
struct GamePluginTests {
    static let incomplete: [(plugins: [any Plugin.Type], missing: String)] = [
        ([], "the plug-ins 'LoggedOutPlugin' and 'LoggedInPlugin' are not loaded"),
        ([LoggedOutPlugin.self], "the plug-in 'LoggedInPlugin' is not loaded"),
        ([LoggedInPlugin.self], "the plug-in 'LoggedOutPlugin' is not loaded"),
    ]

    private func bank(
        _ line: String,
        plugins: [any Plugin.Type]
    ) async throws -> (status: ExitCode, io: InMemoryIO) {
        let io = InMemoryIO(environment: ["BANK_BOOK": "/nowhere/book.sqlite"])
        let status = await BankProgram.run(
            line.split(separator: " ").map(String.init),
            io: io,
            plugins: try PluginManager(loading: plugins)
        )
        return (status, io)
    }

    @Test("launches without a plug-in and without an unused service", arguments: incomplete)
    func launched(plugins: [any Plugin.Type], missing: String) async throws {
        let (status, io) = try await bank("modules check", plugins: plugins)
        #expect(status == .success, "\(io.errorOutput)")
        #expect(!io.output.contains("Warning"), "\(io.output)")
    }

    @Test("does not list the game, and names the missing plug-in", arguments: incomplete)
    func absent(plugins: [any Plugin.Type], missing: String) async throws {
        let page = try await bank("--no-input", plugins: plugins).io.output
        #expect(!page.contains("Play Tic Tac Toe."))
        #expect(page.contains("Replay Tic Tac Toe."), "the commands of Game are listed")
        for line in ["game", "open ribs-training://launchGame?gameId=ticTacToe"] {
            let (status, io) = try await bank(line, plugins: plugins)
            #expect(status == .notFound)
            #expect(io.output == "")
            #expect(io.errorOutput == "Error: There are no games in this bank: \(missing).\n")
        }
    }

    @Test("loads both plug-ins by type at launch")
    func complete() async throws {
        #expect(BankComposition.plugins.loaded == ["LoggedOutPlugin", "LoggedInPlugin"])
        let page = try await bank(
            "--no-input",
            plugins: [LoggedInPlugin.self, LoggedOutPlugin.self]
        ).io.output
        #expect(page.contains("Play Tic Tac Toe."), "in any order")
    }
}
