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

@Suite("plug-ins")
struct PluginManagerTests {
    @Test("are loaded by type and handed out by id, and an absent one is nil")
    func alone() throws {
        let plugins = try PluginManager(loading: [LoggedOutPlugin.self])
        #expect(plugins.plugin(loggedOut)?.title == "logged out")
        #expect(plugins.plugin(loggedIn) == nil)
        #expect(plugins.loaded == ["Plugin.LoggedOut"])
    }

    @Test("that do not load are absent")
    func notLoaded() throws {
        let plugins = try PluginManager(loading: [BrokenPlugin.self, LoggedOutPlugin.self])
        #expect(plugins.plugin(loggedIn) == nil)
        #expect(plugins.loaded == ["Plugin.LoggedOut"])
    }

    @Test("of one id are refused when the manager loads several")
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

    @Test("meet the needs of services, which live without those that are absent")
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

    @Test("may be registered by a module, with needs of their own")
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
