import DependencyContainer
import GameInterface

/// LoggedIn as a plug-in: who loads it needs no more than this type.
public enum LoggedInPlugin: Plugin {
    public static let id = loggedInPlugin

    public static func load() -> (any LoggedInPluginBuildable.Type)? {
        LoggedInPluginAdapter.self
    }
}
