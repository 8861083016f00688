import GameInterface
import RIBs
import SigningInterface

/// Builds LoggedIn, the RIB without a view that runs the games of two players.
///
/// The plug-in declares the protocols of the dependency, the listener and the builder.
final class LoggedInBuilder: Builder<any LoggedInPluginDependency>, LoggedInPluginBuildable {
    // The protocol requires it of every subclass.
    required override init(dependency: any LoggedInPluginDependency) {
        super.init(dependency: dependency)
    }

    /// Builds LoggedIn for two players; the parent gives their names for each login.
    func build(
        withListener listener: any LoggedInPluginListener,
        player1Name: String,
        player2Name: String
    ) -> (router: any Routing, actionableItem: any LoggedInActionableItem) {
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
            verifyBuilders: component,
            mutableScoreStream: component.mutableScoreStream,
            mutableIsWorkingStream: component.mutableIsWorkingStream,
            mutableNoticeStream: component.mutableNoticeStream
        )
        interactor.listener = listener
        let router = LoggedInRouter(
            interactor: interactor,
            viewController: dependency.loggedInViewController,
            offGameBuilder: OffGameBuilder(dependency: component)
        )
        return (router, interactor)
    }
}
