import BankApp
import BankConsoleTesting
import Foundation
import Testing

/// The whole bank, line by line, up to the entry for the games on the home screen.
@Suite("The games on the home screen")
struct GameOnHomeTests {
    private static let password = "482915"
    private let folder: TemporaryFolder

    init() async throws {
        folder = try TemporaryFolder()
        let io = InMemoryIO(
            input: "\(Self.password)\n\(Self.password)\n",
            environment: folder.bankEnvironment
        )
        let words = "customer join --name Kim --birth 1990-03-14 --phone 010-2345-6789 --pin-stdin"
        let arguments = words.split(separator: " ").map(String.init)
        #expect(await BankProgram.run(arguments, io: io) == .success, "\(io.errorOutput)")
    }

    /// Signs in and types the lines.
    private func play(
        _ lines: [String],
        plugins: PluginManager = BankComposition.plugins,
        without absent: String? = nil
    ) async throws -> String {
        let input = ["sign-in", "C000001", Self.password] + lines
        let io = InMemoryIO(
            input: input.map { $0 + "\n" }.joined(),
            environment: folder.bankEnvironment
        )
        let status = await BankProgram.run(
            [],
            io: io,
            plugins: plugins,
            modules: { $0.modules.filter { $0.name != absent } }
        )
        #expect(status == .success, "\(io.errorOutput)")
        return io.output
    }

    @Test("the games follow the features on Home, open LoggedOut, and lead back")
    func opening() async throws {
        let output = try await play(
            ["game", "back"],
            plugins: PluginManager(
                loading: [
                    RecordingLoggedOutPlugin.Loader.self, RecordingLoggedInPlugin.Loader.self,
                ]
            )
        )
        let screens = output.components(separatedBy: "Hello, Kim")
        #expect(screens.count == 3, "Home appears twice: \(output)")
        let home = try #require(screens.dropFirst().first)
        let labels = ["Accounts", "Safe boxes", "Cards", "Games", "Sign out"]
        let positions = labels.map { home.range(of: $0)?.lowerBound }
        #expect(!positions.contains(nil), "\(home)")
        #expect(positions.compactMap(\.self) == positions.compactMap(\.self).sorted())
        #expect(home.contains("LoggedOut"), "\(home)")
    }

    @Test("resetting a score asks the signed-in customer to sign with Verify")
    func signing() async throws {
        let output = try await play([
            "game", "Ann", "Ben", "login", "randomWin", "magic", "close", "reset", Self.password,
            "back", "back", "back",
        ])
        let screens = output.components(separatedBy: "\n== ")
        #expect(screens.contains { $0.contains("Ann (1)") || $0.contains("Ben (1)") }, "\(output)")
        let verify = try #require(screens.last { $0.contains("Authentication password") })
        #expect(verify.hasPrefix("Score reset ==\nWith the password you sign this."), "\(verify)")
        #expect(verify.contains("Players:       Ann and Ben"), "\(verify)")
        let signed = try #require(screens.last { $0.contains("Reset the score") })
        #expect(signed.contains("✓ The score is reset"), "\(signed)")
        #expect(signed.contains("Ann (0)") && signed.contains("Ben (0)"), "\(signed)")
        let journal = InMemoryIO(environment: folder.bankEnvironment)
        #expect(await BankProgram.run(["signings"], io: journal) == .success)
        #expect(journal.output.contains("game.score-reset"), "\(journal.output)")
    }

    @Test("Home does not offer the games without a plug-in", arguments: GameCommandTests.incomplete)
    func withoutPlugins(plugins: [any Plugin.Type], reason: String) async throws {
        let output = try await play([], plugins: PluginManager(loading: plugins))
        #expect(output.contains("Hello, Kim"))
        #expect(output.contains("Sign out"))
        #expect(!output.contains("Games"))
    }

    @Test(
        "Home has the entries of all other features in a bank without a feature",
        arguments: ["BackOffice", "Game", "Notices"]
    )
    func without(feature: String) async throws {
        let output = try await play([], without: feature)
        for label in ["Accounts", "Safe boxes", "Cards", "Games", "Notices", "Sign out"] {
            #expect(output.contains(label) != label.hasPrefix(feature), "\(label) in \(output)")
        }
        #expect(output.contains("Play a game") == (feature != "Game"))
    }
}
