import GameInterface
import RIBs

/// What OffGame needs: among it the names, which LoggedIn got when it was built.
@MainActor
protocol OffGameDependency: Dependency {
    var player1Name: String { get }
    var player2Name: String { get }
    var scoreStream: any ScoreStream { get }
    /// What LoggedIn is doing, and what came of it.
    var statusStream: ValueStream<LoggedInStatus> { get }
}

/// Its scope.
final class OffGameComponent: Component<any OffGameDependency>, BasicScoreBoardDependency {
    var player1Name: String { dependency.player1Name }
    var player2Name: String { dependency.player2Name }
    var scoreStream: any ScoreStream { dependency.scoreStream }
}

@MainActor
protocol OffGameBuildable: Buildable {
    func build(
        withListener listener: any OffGameListener,
        games: [any Game]
    ) -> any OffGameRouting
}

/// Builds OffGame: what the two see between games.
final class OffGameBuilder: Builder<any OffGameDependency>, OffGameBuildable {
    /// - Parameters:
    ///   - listener: Starts what they choose; held weakly.
    ///   - games: What they can choose, a button each.
    func build(
        withListener listener: any OffGameListener,
        games: [any Game]
    ) -> any OffGameRouting {
        let component = OffGameComponent(dependency: dependency)
        let viewController = OffGameViewController(games: games.map(\.title))
        let interactor = OffGameInteractor(
            presenter: viewController,
            games: games,
            statusStream: dependency.statusStream
        )
        interactor.listener = listener
        return OffGameRouter(
            interactor: interactor,
            viewController: viewController,
            scoreBoardBuilder: BasicScoreBoardBuilder(dependency: component)
        )
    }
}
