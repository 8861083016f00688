import GameInterface
import RIBs
import SigningInterface

/// What LoggedIn needs.
@MainActor
protocol LoggedInDependency: Dependency {
    /// Where it shows the views of its children: it has none of its own.
    var loggedInViewController: any LoggedInViewControllable { get }
    var scores: any ScoresInject { get }
    /// Who is signed in to the bank, and so can sign for resetting the score; nil when nobody is.
    var signedInSession: (any SignedInSession)? { get }
    /// Where Verify comes from, which Game cannot import: by this dependency, whose owner makes the
    /// builder, or by a container of builders, of which LoggedIn initialises one itself.
    var verifyBuilderSource: VerifyBuilderSource { get }
}

@MainActor
protocol LoggedInBuildable: Buildable {
    func build(
        withListener listener: any LoggedInListener,
        player1Name: String,
        player2Name: String
    ) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem)
}

/// Builds LoggedIn: what two who have logged in play under. It has no view.
final class LoggedInBuilder: Builder<any LoggedInDependency>, LoggedInBuildable {
    /// - Parameters:
    ///   - listener: Learns that they log out; held weakly.
    ///   - player1Name: Who moves first. The names come with each build (dynamic dependencies) and are
    ///     the children's by LoggedIn's component (static ones).
    ///   - player2Name: Who moves second.
    func build(
        withListener listener: any LoggedInListener,
        player1Name: String,
        player2Name: String
    ) -> (router: any LoggedInRouting, actionableItem: any LoggedInActionableItem) {
        let component = LoggedInComponent(
            dependency: dependency,
            player1Name: player1Name,
            player2Name: player2Name
        )
        let interactor = LoggedInInteractor(
            players: component.players,
            games: component.games,
            scores: dependency.scores,
            customer: dependency.signedInSession?.customer,
            mutableScoreStream: component.mutableScoreStream,
            mutableStatusStream: component.mutableStatusStream
        )
        interactor.listener = listener
        let router = LoggedInRouter(
            interactor: interactor,
            viewController: dependency.loggedInViewController,
            offGameBuilder: OffGameBuilder(dependency: component),
            verifyBuilders: component
        )
        return (router, interactor)
    }
}
