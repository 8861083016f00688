import GameInterface
import RIBs

/// What RandomWin needs: who plays, how they stand, and chance.
@MainActor
protocol RandomWinDependency: Dependency {
    var player1Name: String { get }
    var player2Name: String { get }
    var scoreStream: any ScoreStream { get }
    /// Gives a number in 0..<100, a new one each time.
    var randomNumber: @Sendable () -> Int { get }
}

@MainActor
protocol RandomWinBuildable: Buildable {
    /// - Parameter listener: Learns how the game goes; held weakly.
    func build(withListener listener: any RandomWinListener) -> any RandomWinRouting
}

/// Builds a game of chance.
final class RandomWinBuilder: Builder<any RandomWinDependency>, RandomWinBuildable {
    func build(withListener listener: any RandomWinListener) -> any RandomWinRouting {
        let viewController = RandomWinViewController()
        let interactor = RandomWinInteractor(
            presenter: viewController,
            players: Players(
                player1Name: dependency.player1Name,
                player2Name: dependency.player2Name
            ),
            scoreStream: dependency.scoreStream,
            randomNumber: dependency.randomNumber
        )
        interactor.listener = listener
        return RandomWinRouter(interactor: interactor, viewController: viewController)
    }
}
