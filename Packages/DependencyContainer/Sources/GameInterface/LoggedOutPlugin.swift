public import DependencyContainer
public import RIBs

/// The builder of LoggedOut, the RIB that asks for the names of the two players.
///
/// Without this plug-in, the app has no games.
///
/// ```swift
/// loggedOutBuilder = plugins.plugin(loggedOutPlugin)?.init(dependency: component)
/// …
/// loggedOut = loggedOutBuilder?.build(withListener: self, launching: nil)
/// ```
@MainActor
public protocol LoggedOutPluginBuildable: SendableMetatype {
    /// Creates a builder.
    /// - Parameter dependency: The component of the RIB that attaches LoggedOut.
    init(dependency: any LoggedOutPluginDependency)

    /// Returns a new LoggedOut RIB.
    /// - Parameters:
    ///   - listener: The RIB that attaches LoggedOut, held weakly.
    ///   - game: The game that begins after logging in, because a URL requests it; nil for none.
    func build(
        withListener listener: any LoggedOutPluginListener,
        launching game: GameTitle?
    ) -> any ViewableRouting
}

/// The dependencies of LoggedOut: an empty protocol, because LoggedOut needs no dependencies.
@MainActor
public protocol LoggedOutPluginDependency: Dependency {}

/// The RIB that attaches LoggedOut.
@MainActor
public protocol LoggedOutPluginListener: AnyObject {
    /// Receives the names of the two players who have logged in.
    func didLogin(withPlayer1Name player1Name: String, player2Name: String)

    /// Detaches LoggedOut immediately, because the player has left it.
    func loggedOutDidLeave()
}

/// The id of the plug-in that builds LoggedOut.
public let loggedOutPlugin = PluginID<any LoggedOutPluginBuildable.Type>("LoggedOutPlugin")
