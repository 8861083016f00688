import GameInterface
import RIBsTesting

@testable import Game

/// Who hears how a game goes: remembers what it was told, in the same words for all games.
@MainActor
class CountingDouble: RecordingDouble {
    let name = "listener"
    let log: CallLog
    /// What counting the game waits for.
    var counting: @MainActor () async -> Void = {}

    init(log: CallLog = CallLog()) {
        self.log = log
    }

    func decided(_ winner: PlayerType?) -> Task<Void, Never> {
        record("decided \(winner.words)")
        return Task {
            await counting()
            record("counted")
        }
    }

    func ended(_ winner: PlayerType?) { record("end \(winner.words)") }
    func left() { record("leave") }
}

/// Who has started a game.
final class GameListenerDouble: CountingDouble, GameListener {
    func gameIsDecided(with winner: PlayerType?) -> Task<Void, Never> { decided(winner) }
    func gameDidEnd(with winner: PlayerType?) { ended(winner) }
    func gameDidLeave() { left() }
}

/// Who has attached TicTacToe.
final class TicTacToeListenerDouble: CountingDouble, TicTacToeListener {
    func ticTacToeIsDecided(with winner: PlayerType?) -> Task<Void, Never> { decided(winner) }
    func ticTacToeDidEnd(with winner: PlayerType?) { ended(winner) }
    func ticTacToeDidLeave() { left() }
}

/// Who has attached RandomWin.
final class RandomWinListenerDouble: CountingDouble, RandomWinListener {
    func randomWinIsDecided(with player: PlayerType) -> Task<Void, Never> { decided(player) }
    func didRandomlyWin(with player: PlayerType) { ended(player) }
    func randomWinDidLeave() { left() }
}

extension PlayerType? {
    var words: String { map { "\($0)" } ?? "draw" }
}
