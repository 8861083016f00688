import DependencyContainer
import RIBs

/// The builder of LoggedOut, the RIB that asks for the names of the two who play. It is a plug-in: the
/// app goes without a game where it is absent.
///
/// ```swift
/// let loggedOut = plugins.plugin(loggedOutPlugin)?.init(dependency: component)
///     .build(withListener: interactor, launching: nil)
/// ```
@MainActor
public protocol LoggedOutPluginBuildable: SendableMetatype {
    /// A builder of LoggedOut.
    /// - Parameter dependency: The component of the RIB that attaches it.
    init(dependency: any LoggedOutPluginDependency)

    /// A new LoggedOut RIB.
    ///
    /// - Parameters:
    ///   - listener: Learns who plays; held weakly.
    ///   - game: What is played as soon as they have logged in, as a link asks for; nil without a link.
    func build(
        withListener listener: any LoggedOutPluginListener,
        launching game: GameTitle?
    ) -> any ViewableRouting
}

/// What LoggedOut needs from the RIB that attaches it: nothing, as in the tutorials.
@MainActor
public protocol LoggedOutPluginDependency: Dependency {}

/// Who attached LoggedOut.
@MainActor
public protocol LoggedOutPluginListener: AnyObject {
    /// The two who play have logged in.
    func didLogin(withPlayer1Name player1Name: String, player2Name: String)

    /// The person has left without logging in; detach it now, before returning.
    func loggedOutDidLeave()
}

/// The builder of LoggedOut.
public let loggedOutPlugin = PluginID<any LoggedOutPluginBuildable.Type>("LoggedOutPlugin")
