import DependencyContainer
import Testing

private let loggedOut = PluginID<String>("Plugin.LoggedOut")
private let loggedIn = PluginID<String>("Plugin.LoggedIn")

private enum LoggedOutPlugin: Plugin {
    static let id = loggedOut
    static func load() -> String? { "logged out" }
}

@Suite("Plug-ins")
struct PluginManagerTests {
    @Test("several plug-ins with one id are refused")
    func twice() {
        let report = #expect(throws: ValidationReport.self) {
            try PluginManager(loading: [LoggedOutPlugin.self, LoggedOutPlugin.self])
        }
        #expect(report?.description.contains("Plugin.LoggedOut is registered twice.") == true)
    }

    @Test("a container resolves a loaded plug-in, and nil for an absent one")
    func resolved() throws {
        let container = try Container(modules: PluginManager(loading: [LoggedOutPlugin.self]))
        #expect(try container.resolve(loggedOut) == "logged out")
        #expect(try container.resolve(loggedIn) == nil)
    }
}
