import BankApp
import BankConsoleTesting
import Foundation
import Testing

/// The whole bank, with and without the plug-ins of the game.
@Suite("The command bank game")
struct GameCommandTests {
    private static let link = "ribs-training://launchGame?gameId=ticTacToe"
    private static let loggedOut: any Plugin.Type = RecordingLoggedOutPlugin.Loader.self
    private static let loggedIn: any Plugin.Type = RecordingLoggedInPlugin.Loader.self

    /// The loaded plug-ins, and the error text about the missing ones.
    static let incomplete: [([any Plugin.Type], String)] = [
        ([], "the plug-ins 'LoggedOutPlugin' and 'LoggedInPlugin' are not loaded"),
        ([loggedOut], "the plug-in 'LoggedInPlugin' is not loaded"),
        ([loggedIn], "the plug-in 'LoggedOutPlugin' is not loaded"),
    ]

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func run(
        _ words: [String],
        typing input: String = "",
        plugins: [any Plugin.Type] = [loggedOut, loggedIn],
        without modules: Set<String> = []
    ) async throws -> (status: ExitCode, io: InMemoryIO) {
        let io = InMemoryIO(input: input, environment: folder.bankEnvironment)
        let status = await BankProgram.run(
            words,
            io: io,
            plugins: try PluginManager(loading: plugins),
            modules: { $0.modules.filter { !modules.contains($0.name) } }
        )
        return (status, io)
    }

    @Test("begins with LoggedOut, without signing in and without a book")
    func playing() async throws {
        let (status, io) = try await run(["game"])
        #expect(status == .success)
        #expect(io.output.contains("LoggedOut"))
        #expect(io.errorOutput == "")
        #expect(try folder.names == [])
    }

    @Test("a link to a game begins with LoggedOut")
    func link() async throws {
        let (status, io) = try await run(["open", Self.link])
        #expect(status == .success)
        #expect(io.output.contains("LoggedOut"))
        #expect(try folder.names == [])
    }

    @Test("bank game refuses to run without a person")
    func noInput() async throws {
        for words in [["game"], ["open", Self.link]] {
            let (status, io) = try await run(words + ["--no-input"])
            #expect(status == .usage)
            #expect(io.errorOutput.contains("--no-input"))
        }
    }

    @Test("the home page lists bank game")
    func offered() async throws {
        let (_, io) = try await run(["--no-input"])
        #expect(io.output.contains("Play Tic Tac Toe."))
    }

    @Test("bank game names the missing plug-in", arguments: incomplete)
    func withoutPlugins(plugins: [any Plugin.Type], reason: String) async throws {
        for words in [["game"], ["open", Self.link]] {
            let (status, io) = try await run(words, plugins: plugins)
            #expect(status == .notFound)
            #expect(io.output == "")
            #expect(io.errorOutput == "Error: There are no games in this bank: \(reason).\n")
        }
    }

    @Test("the bank runs and does not list bank game without a plug-in", arguments: incomplete)
    func notOffered(plugins: [any Plugin.Type], reason: String) async throws {
        #expect(try await run(["modules", "check"], plugins: plugins).status == .success)
        let (status, io) = try await run(["--no-input"], plugins: plugins)
        #expect(status == .success)
        #expect(!io.output.contains("Play Tic Tac Toe."))
        #expect(io.output.contains("game replay"))
        let replay = try await run(["game", "replay", "b2"], plugins: plugins)
        #expect(replay.status == .success)
        let help = try await run(["help", "open"], plugins: plugins)
        #expect(!help.io.output.contains("ticTacToe"))
    }

    @Test("a bank without Game has none of its commands, and a link reports it")
    func withoutGame() async throws {
        let modules: Set = ["Game"]
        for words in [
            ["help"], ["help", "open"], ["completions", "bash"], ["manual"], ["--no-input"], [],
        ] {
            let with = try await run(words, typing: "quit\n")
            #expect(with.io.output.lowercased().contains("game"), "\(words)")
            let without = try await run(words, typing: "quit\n", without: modules)
            #expect(without.status == .success, "\(words): \(without.io.errorOutput)")
            let output = without.io.output.lowercased()
            #expect(!output.contains("game") && !output.contains("tic tac toe"), "\(output)")
        }
        #expect(try await run(["game"], without: modules).status == .usage)
        let check = try await run(["modules", "check"], without: modules)
        #expect(check.io.output.hasPrefix("9 modules fit together: App, BackOffice, "))
        #expect(!check.io.output.contains("Game"), "\(check.io.output)")
        let (status, io) = try await run(["open", Self.link], without: modules)
        #expect(status == .notFound)
        #expect(io.errorOutput == "Error: There are no games in this bank.\n")
    }
}
