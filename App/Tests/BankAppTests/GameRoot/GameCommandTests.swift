import BankApp
import Console
import ConsoleTesting
import DependencyContainer
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

    @Test("plays a game of the Game package and ends with LoggedOut")
    func real() async throws {
        // LoggedOut and the board have a field, so that other actions begin with a slash.
        let lines = ["Ann", "Ben", "login", "ticTacToe", "b2", "/back", "back", "/back", "day"]
        let io = InMemoryIO(
            input: lines.map { $0 + "\n" }.joined(),
            environment: folder.bankEnvironment
        )
        #expect(await BankProgram.run(["game"], io: io) == .success)
        #expect(io.output.contains("Ann (X) took b2"), "\(io.output)")
        let titles = io.output.split(separator: "\n").filter { $0.hasPrefix("== ") }
        #expect(
            titles == [
                "== Log in ==", "== Log in ==", "== Log in ==", "== Games ==", "== Tic Tac Toe ==",
                "== Tic Tac Toe ==", "== Games ==", "== Log in ==",
            ]
        )
        #expect(try await io.readLine() == Array("day".utf8), "the session ends before that line")
        #expect(io.errorOutput == "")
    }

    @Test("opens the game of a link once LoggedOut has both names")
    func realLink() async throws {
        let io = InMemoryIO(
            input: ["Ann", "Ben", "login"].map { $0 + "\n" }.joined(),
            environment: folder.bankEnvironment
        )
        #expect(await BankProgram.run(["open", Self.link], io: io) == .success)
        let screens = io.output.components(separatedBy: "\n== ")
        #expect(screens.last?.hasPrefix("Tic Tac Toe ==") == true, "\(io.output)")
        #expect(io.output.contains("Log in to play Tic Tac Toe."))
    }

    @Test("a link to a game begins with LoggedOut")
    func link() async throws {
        let (status, io) = try await run(["open", Self.link])
        #expect(status == .success)
        #expect(io.output.contains("LoggedOut"))
        #expect(try folder.names == [])
    }

    @Test(
        "refuses a link without a game before any screen",
        arguments: [
            ("ribs-training://launchGame?gameId=chess", "There is no game 'chess'"),
            ("ribs-training://launchGame?gameId=a%0Ab", "There is no game 'a"),
            ("ribs-training://launchGame", "No game is named"),
            ("ribs-training://other?gameId=ticTacToe", "leads nowhere"),
            ("ribs-training:launchGame", "is not a link"),
            ("ribs-trainings://launchGame?gameId=ticTacToe", "ribs-training://"),
        ]
    )
    func refused(link: String, reason: String) async throws {
        let (status, io) = try await run(["open", link])
        #expect(status == .badData)
        #expect(io.output == "")
        #expect(io.errorOutput.contains(reason), "\(io.errorOutput)")
        #expect(io.errorOutput.hasPrefix("Error: "))
        #expect(io.errorOutput.count { $0.isNewline } == 1, "\(io.errorOutput)")
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
    }

    @Test("a bank without Game has no bank game, and a link reports it")
    func withoutGame() async throws {
        let modules: Set = ["Game", "GameRoot"]
        #expect(try await run(["--help"], without: modules).status == .success)
        #expect(try await run(["game"], without: modules).status == .usage)
        let (status, io) = try await run(["open", Self.link], without: modules)
        #expect(status == .notFound)
        #expect(io.errorOutput == "Error: There are no games in this bank.\n")
    }
}
