import GameInterface
import RIBs

/// Random Win as one of the games that LoggedIn can start.
final class RandomWinAdapter: Game, GameBuildable {
    let title = GameTitle.randomWin
    var builder: any GameBuildable { self }

    private let randomWinBuilder: any RandomWinBuildable

    /// - Parameter dependency: Who plays, how they stand, and chance; held, so let it not hold the adapter.
    init(dependency: any RandomWinDependency) {
        randomWinBuilder = RandomWinBuilder(dependency: dependency)
    }

    func build(withListener listener: any GameListener) -> any ViewableRouting {
        randomWinBuilder.build(withListener: listener)
    }
}
