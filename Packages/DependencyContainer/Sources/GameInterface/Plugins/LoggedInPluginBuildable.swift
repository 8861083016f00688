import DependencyContainer
import RIBs

/// The builder of LoggedIn, the RIB under which two who have logged in play. It is a plug-in: the app goes
/// without a game where it is absent.
///
/// ```swift
/// let loggedIn = plugins.plugin(loggedInPlugin)?.init(dependency: component)
///     .build(withListener: interactor, player1Name: player1Name, player2Name: player2Name)
/// ```
@MainActor
public protocol LoggedInPluginBuildable: SendableMetatype {
    /// A builder of LoggedIn.
    /// - Parameter dependency: The component of the RIB that attaches it.
    init(dependency: any LoggedInPluginDependency)

    /// A new LoggedIn RIB. It has no view of its own, and shows those of its children in the
    /// dependency's.
    ///
    /// - Parameters:
    ///   - listener: Learns that they log out; held weakly.
    ///   - player1Name: Who moves first.
    ///   - player2Name: Who moves second.
    /// - Returns: Its router, and what a workflow can have done with it.
    func build(
        withListener listener: any LoggedInPluginListener,
        player1Name: String,
        player2Name: String
    ) -> (router: any Routing, actionableItem: any LoggedInActionableItem)
}

/// Who attached LoggedIn.
@MainActor
public protocol LoggedInPluginListener: AnyObject {
    /// The two log out; detach it now, before returning.
    func loggedInDidLogOut()
}

/// What a workflow can have done once two have logged in.
@MainActor
public protocol LoggedInActionableItem: AnyObject {
    /// Begins a game, in place of one that is played.
    /// - Parameter id: The id of a game; capitals do not matter. nil or an unknown one changes nothing.
    /// - Throws: ``UnknownGameError``.
    func launchGame(with id: String?) throws -> ValueStream<(any LoggedInActionableItem, Void)>
}

/// The builder of LoggedIn.
public let loggedInPlugin = PluginID<any LoggedInPluginBuildable.Type>("LoggedInPlugin")
