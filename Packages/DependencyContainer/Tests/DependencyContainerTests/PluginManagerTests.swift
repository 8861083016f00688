import DependencyContainer
import Testing

private protocol Screen: Sendable { var title: String { get } }

private struct LoggedOut: Screen { let title = "logged out" }

private let loggedOut = PluginID<any Screen>("Plugin.LoggedOut")
private let loggedIn = PluginID<any Screen>("Plugin.LoggedIn")

private enum LoggedOutPlugin: Plugin {
    static let id = loggedOut
    static func load() -> (any Screen)? { LoggedOut() }
}

private enum BrokenPlugin: Plugin {
    static let id = loggedIn
    static func load() -> (any Screen)? { nil }
}

@Suite("Plug-ins")
struct PluginManagerTests {
    @Test("plug-ins are loaded by type and returned by id, and an absent one is nil")
    func alone() throws {
        let plugins = try PluginManager(loading: [LoggedOutPlugin.self])
        #expect(plugins.plugin(loggedOut)?.title == "logged out")
        #expect(plugins.plugin(loggedIn) == nil)
        #expect(plugins.loaded == ["Plugin.LoggedOut"])
    }

    @Test("a plug-in that does not load is absent")
    func notLoaded() throws {
        let plugins = try PluginManager(loading: [BrokenPlugin.self, LoggedOutPlugin.self])
        #expect(plugins.plugin(loggedIn) == nil)
        #expect(plugins.loaded == ["Plugin.LoggedOut"])
    }

    @Test("several plug-ins with one id are refused")
    func twice() {
        let report = #expect(throws: ValidationReport.self) {
            try PluginManager(
                loading: [LoggedOutPlugin.self, LoggedOutPlugin.self],
                file: "App.swift",
                line: 1
            )
        }
        #expect(report?.description.contains("Plugin.LoggedOut is registered twice.") == true)
    }

    @Test("plug-ins meet the needs of services, which run without absent ones")
    func asNeeds() throws {
        let titles = InjectID<[String?]>("PluginTests.Titles")
        let root = InlineModule("Root") {
            $0.register(titles, needs: loggedOut, loggedIn) { [$0?.title, $1?.title] }
        }
        let plugins = try PluginManager(loading: [LoggedOutPlugin.self])
        let container = try Container(modules: plugins, root)
        #expect(try container.resolve(titles) == ["logged out", nil])
        #expect(try container.resolve(loggedOut)?.title == "logged out")
        #expect(try container.resolve(loggedIn) == nil)

        let bare = try Container(modules: root)
        #expect(try bare.resolve(titles) == [nil, nil])
    }

    @Test("a module may register a plug-in with needs")
    func fromModule() throws {
        struct Greeting: Screen { let title: String }
        let name = InjectID<String>("PluginTests.Name")
        let container = try Container(
            modules: InlineModule { registrar in
                registrar.register(name) { "Kim" }
                registrar.register(loggedIn, needs: name) { Greeting(title: "hello, \($0)") }
            }
        )
        #expect(try container.resolve(loggedIn)?.title == "hello, Kim")
    }
}
