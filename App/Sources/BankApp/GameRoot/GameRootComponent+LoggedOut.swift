import GameInterface

/// LoggedOut needs nothing of it, as in the tutorials.
extension GameRootComponent: LoggedOutPluginDependency {}
