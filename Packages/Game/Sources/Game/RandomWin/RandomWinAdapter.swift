import Console
import GameInterface
import RIBs

/// Random Win as one of the games that LoggedIn can start: whatever the game tells, it tells LoggedIn
/// in the words of all games.
///
/// The game holds its listener weakly, and that is this: keep it for as long as the game may be
/// played.
final class RandomWinAdapter: Game, GameBuildable {
    let title = GameTitle.randomWin
    var builder: any GameBuildable { self }

    private let randomWinBuilder: any RandomWinBuildable
    private weak var listener: (any GameListener)?

    /// - Parameter dependency: Who plays, how they stand, and chance; held, so let it not hold the
    ///   adapter.
    convenience init(dependency: any RandomWinDependency) {
        self.init(randomWinBuilder: RandomWinBuilder(dependency: dependency))
    }

    init(randomWinBuilder: any RandomWinBuildable) {
        self.randomWinBuilder = randomWinBuilder
    }

    func build(withListener listener: any GameListener) -> any ViewableRouting {
        self.listener = listener
        return randomWinBuilder.build(withListener: self)
    }
}

extension RandomWinAdapter: RandomWinListener {
    func randomWinIsDecided(with player: PlayerType) -> Task<Notice?, Never> {
        listener?.gameIsDecided(with: player) ?? Task { nil }
    }

    func didRandomlyWin(with player: PlayerType) {
        listener?.gameDidEnd(with: player)
    }

    func randomWinDidLeave() {
        listener?.gameDidLeave()
    }
}
