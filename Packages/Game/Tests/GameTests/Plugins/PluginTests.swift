import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

@Suite("The game's plug-ins")
@MainActor
struct PluginTests {
    @Test("the plug-ins are loaded by their types and found by their ids")
    func loading() throws {
        let plugins = try PluginManager(loading: [LoggedOutPlugin.self, LoggedInPlugin.self])
        #expect(plugins.loaded == ["LoggedOutPlugin", "LoggedInPlugin"])
        #expect(plugins.plugin(loggedOutPlugin) != nil)
        #expect(plugins.plugin(loggedInPlugin) != nil)
    }
}
