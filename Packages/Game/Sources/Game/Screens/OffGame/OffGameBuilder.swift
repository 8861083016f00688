import Console
import RIBs

@MainActor
protocol OffGameDependency: GameDependency {
    /// Publishes true while LoggedIn reads or resets the score.
    var isWorkingStream: ValueStream<Bool> { get }

    /// Publishes notices about the reading and resetting of the score.
    var noticeStream: ValueStream<Notice> { get }
}

/// The component of OffGame, with the dependencies of the score board.
final class OffGameComponent: Component<any OffGameDependency>, BasicScoreBoardDependency {
    var player1Name: String { dependency.player1Name }
    var player2Name: String { dependency.player2Name }
    var scoreStream: any ScoreStream { dependency.scoreStream }
}

@MainActor
protocol OffGameBuildable: Buildable {
    /// - Parameters:
    ///   - listener: The RIB that starts the chosen game; not retained.
    ///   - games: The games to choose from, each with a button.
    func build(withListener listener: any OffGameListener, games: [Game]) -> any ViewableRouting
}

/// Builds OffGame, the screen on which the players choose a game.
final class OffGameBuilder: Builder<any OffGameDependency>, OffGameBuildable {
    func build(withListener listener: any OffGameListener, games: [Game]) -> any ViewableRouting {
        let viewController = OffGameViewController(games: games.map(\.title))
        let interactor = OffGameInteractor(
            presenter: viewController,
            games: games,
            isWorkingStream: dependency.isWorkingStream,
            noticeStream: dependency.noticeStream
        )
        interactor.listener = listener
        return OffGameRouter(
            interactor: interactor,
            viewController: viewController,
            scoreBoardBuilder: BasicScoreBoardBuilder(
                dependency: OffGameComponent(dependency: dependency)
            )
        )
    }
}
