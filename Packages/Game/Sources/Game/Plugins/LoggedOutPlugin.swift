import DependencyContainer
import GameInterface

/// LoggedOut as a plug-in: who loads it needs no more than this type.
public enum LoggedOutPlugin: Plugin {
    public static let id = loggedOutPlugin

    public static func load() -> (any LoggedOutPluginBuildable.Type)? {
        LoggedOutPluginAdapter.self
    }
}
