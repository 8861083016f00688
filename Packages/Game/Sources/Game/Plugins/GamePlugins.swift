import DependencyContainer
import GameInterface

/// The plug-in that builds LoggedOut.
public enum LoggedOutPlugin: Plugin {
    public static let id = loggedOutPlugin

    public static func load() -> (any LoggedOutPluginBuildable.Type)? { LoggedOutBuilder.self }
}

/// The plug-in that builds LoggedIn.
public enum LoggedInPlugin: Plugin {
    public static let id = loggedInPlugin

    public static func load() -> (any LoggedInPluginBuildable.Type)? { LoggedInBuilder.self }
}
