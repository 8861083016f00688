import RIBs

/// What BasicScoreBoard needs.
@MainActor
protocol BasicScoreBoardDependency: Dependency {
    var player1Name: String { get }
    var player2Name: String { get }
    var scoreStream: any ScoreStream { get }
}

@MainActor
protocol BasicScoreBoardBuildable: Buildable {
    func build() -> any BasicScoreBoardRouting
}

/// Builds the score board: a part of the screen of the RIB that attaches it.
final class BasicScoreBoardBuilder: Builder<any BasicScoreBoardDependency>,
    BasicScoreBoardBuildable
{
    func build() -> any BasicScoreBoardRouting {
        let viewController = BasicScoreBoardViewController(
            player1Name: dependency.player1Name,
            player2Name: dependency.player2Name
        )
        let interactor = BasicScoreBoardInteractor(
            presenter: viewController,
            scoreStream: dependency.scoreStream
        )
        return BasicScoreBoardRouter(interactor: interactor, viewController: viewController)
    }
}
