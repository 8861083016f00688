public import DependencyContainer
public import RIBs
public import SigningInterface

/// The builder of LoggedIn, the RIB under which two players play after logging in.
///
/// Without this plug-in, the app has no games.
///
/// ```swift
/// loggedInBuilder = plugins.plugin(loggedInPlugin)?.init(dependency: component)
/// …
/// loggedIn =
///     loggedInBuilder?
///     .build(withListener: self, player1Name: player1Name, player2Name: player2Name)
///     .router
/// ```
@MainActor
public protocol LoggedInPluginBuildable: SendableMetatype {
    /// Creates a builder.
    /// - Parameter dependency: The component of the RIB that attaches LoggedIn.
    init(dependency: any LoggedInPluginDependency)

    /// Returns a new LoggedIn RIB, which shows its children in the view of the dependency.
    /// - Parameters:
    ///   - listener: The RIB that attaches LoggedIn, held weakly.
    ///   - player1Name: The name of the player who moves first.
    ///   - player2Name: The name of the player who moves second.
    /// - Returns: The router, and the actions for a workflow.
    func build(
        withListener listener: any LoggedInPluginListener,
        player1Name: String,
        player2Name: String
    ) -> (router: any Routing, actionableItem: any LoggedInActionableItem)
}

/// The RIB that attaches LoggedIn.
@MainActor
public protocol LoggedInPluginListener: AnyObject {
    /// Detaches LoggedIn immediately, because the players have logged out.
    func loggedInDidLogOut()
}

/// The actions of a workflow after two players have logged in.
@MainActor
public protocol LoggedInActionableItem: AnyObject {
    /// Begins a game and ends the current game.
    /// - Parameter id: The id of a game; case is ignored.
    /// - Throws: ``UnknownGameError`` for nil or an unknown id; then nothing changes.
    func launchGame(with id: String?) throws -> ValueStream<(any LoggedInActionableItem, Void)>
}

/// The dependencies of LoggedIn.
@MainActor
public protocol LoggedInPluginDependency: Dependency {
    /// The view in which LoggedIn shows its children.
    var loggedInViewController: any PresentingViewControllable { get }

    /// The scores of the players.
    var scores: any ScoresInject { get }

    /// The session of the signed-in customer, who can sign the reset of a score; nil if no customer
    /// is signed in.
    var signedInSession: (any SignedInSession)? { get }

    /// The source of the builder of Verify, the RIB that asks the customer for a signature.
    var verifyBuilderSource: VerifyBuilderSource { get }
}

/// The id of the plug-in that builds LoggedIn.
public let loggedInPlugin = PluginID<any LoggedInPluginBuildable.Type>("LoggedInPlugin")

/// A request for a game that does not exist.
public struct UnknownGameError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The requested id; nil if the request names no game.
    public let id: String?
    /// The games that exist.
    public let known: [GameTitle]

    public init(id: String?, known: [GameTitle]) {
        self.id = id
        self.known = known
    }

    /// The error in one line for a player.
    public var description: String {
        let games = known.map { "'\($0.id)'" }.joined(separator: ", ")
        return id.map { "there is no game '\($0)'; games are \(games)" }
            ?? "no game is named; games are \(games)"
    }
}
