public import DependencyContainer
import Testing

// The third way of the original articles, plug-ins by type: the original and ours.

enum PluginsOfTheArticle {
    protocol Plugin {
        static var name: String { get }
        init()
    }

    final class PluginManager {
        private var plugins: [String: any Plugin] = [:]

        init(_ types: [any Plugin.Type]) {
            for type in types { plugins[type.name] = type.init() }
        }

        func plugin<Service>(_ name: String) -> Service? { plugins[name] as? Service }
    }
}

public protocol LoggedOutPlugin: Sendable { var title: String { get } }
public let loggedOutPlugin = PluginID<any LoggedOutPlugin>("LoggedOut")
public let loggedInPlugin = PluginID<any LoggedOutPlugin>("LoggedIn")

struct LoggedOut: LoggedOutPlugin { let title = "log in" }

public enum LoggedOutPlugInType: Plugin {
    public static let id = loggedOutPlugin
    public static func load() -> (any LoggedOutPlugin)? { LoggedOut() }
}

public enum LoggedInPlugInType: Plugin {
    public static let id = loggedInPlugin
    public static func load() -> (any LoggedOutPlugin)? { nil }
}

let rootInject = InjectID<Root>("Root")

struct Root: Sendable {
    let title: String
}

struct RootModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(rootInject, needs: loggedOutPlugin) { loggedOut in
            Root(title: loggedOut?.title ?? "welcome")
        }
    }
}

@Suite("Plug-ins of the original articles")
struct PluginArticle {
    @Test("plug-ins are loaded by type, and the app runs without an absent one")
    func plugins() throws {
        let plugins = try PluginManager(loading: [LoggedOutPlugInType.self])
        if let loggedOut = plugins.plugin(loggedOutPlugin) { print(loggedOut.title) }

        let container = try Container(modules: plugins, RootModule())
        #expect(try container.resolve(rootInject).title == "log in")
        #expect(try Container(modules: RootModule()).resolve(rootInject).title == "welcome")
    }

    @Test("the plug-in manager lists the loaded plug-ins")
    func loaded() throws {
        let all = try PluginManager(loading: [LoggedOutPlugInType.self, LoggedInPlugInType.self])
        #expect(all.loaded == ["LoggedOut"])
        #expect(all.plugin(loggedInPlugin) == nil)
    }

    @Test("a misspelled plug-in is nil in the original plug-in manager")
    func theirs() {
        struct Entry: PluginsOfTheArticle.Plugin {
            static let name = "LoggedOut"
        }
        let plugins = PluginsOfTheArticle.PluginManager([Entry.self])
        let known: Entry? = plugins.plugin("LoggedOut")
        let unknown: Entry? = plugins.plugin("LogedOut")
        #expect(known != nil && unknown == nil)
    }
}
