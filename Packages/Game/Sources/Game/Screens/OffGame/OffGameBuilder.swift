import Console
import RIBs

@MainActor
protocol OffGameDependency: GameDependency {
    /// True while LoggedIn, which has no view, reads or resets the score.
    var isWorkingStream: ValueStream<Bool> { get }

    /// The results of LoggedIn's work.
    var noticeStream: ValueStream<Notice> { get }
}

/// OffGame's scope, in which the score board is built.
final class OffGameComponent: Component<any OffGameDependency>, BasicScoreBoardDependency {
    var player1Name: String { dependency.player1Name }
    var player2Name: String { dependency.player2Name }
    var scoreStream: any ScoreStream { dependency.scoreStream }
}

@MainActor
protocol OffGameBuildable: Buildable {
    /// - Parameters:
    ///   - listener: The RIB that starts the chosen game; held weakly.
    ///   - games: The games to choose from, each of which has a button.
    func build(withListener listener: any OffGameListener, games: [Game]) -> any ViewableRouting
}

/// Builds OffGame, the screen between games.
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
