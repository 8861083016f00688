import Console
import GameInterface
import RIBs
import RIBsTesting

@testable import Game

/// Who hears how a game goes: remembers what it was told, in the same words for all games.
@MainActor
class CountingDouble: RecordingDouble {
    let name = "listener"
    let log: CallLog
    /// What counting the game waits for.
    var counting: @MainActor () async -> Void = {}
    /// What goes wrong with counting.
    var trouble: Notice?
    private var isCounting = false

    init(log: CallLog = CallLog()) {
        self.log = log
    }

    func decided(_ winner: PlayerType?) -> Task<Notice?, Never> {
        record("decided \(winner.words)")
        return Task {
            isCounting = true
            await counting()
            record("counted")
            return trouble
        }
    }

    /// Lets counting wait.
    /// - Returns: Ends that with a value.
    func holdCounting() -> MutableValueStream<Void> {
        let held = MutableValueStream<Void>()
        counting = { for await _ in held { break } }
        return held
    }

    /// Waits until a game is being counted, and whoever told its end has had the time to go on.
    func begunCounting() async {
        while !isCounting { await Task.yield() }
        for _ in 0..<20 { await Task.yield() }
    }

    func ended(_ winner: PlayerType?) { record("end \(winner.words)") }
    func left() { record("leave") }
}

/// Who has started a game.
final class GameListenerDouble: CountingDouble, GameListener {
    func gameIsDecided(with winner: PlayerType?) -> Task<Notice?, Never> { decided(winner) }
    func gameDidEnd(with winner: PlayerType?) { ended(winner) }
    func gameDidLeave() { left() }
}

/// Who has attached TicTacToe.
final class TicTacToeListenerDouble: CountingDouble, TicTacToeListener {
    func ticTacToeIsDecided(with winner: PlayerType?) -> Task<Notice?, Never> { decided(winner) }
    func ticTacToeDidEnd(with winner: PlayerType?) { ended(winner) }
    func ticTacToeDidLeave() { left() }
}

/// Who has attached RandomWin.
final class RandomWinListenerDouble: CountingDouble, RandomWinListener {
    func randomWinIsDecided(with player: PlayerType) -> Task<Notice?, Never> { decided(player) }
    func didRandomlyWin(with player: PlayerType) { ended(player) }
    func randomWinDidLeave() { left() }
}

extension PlayerType? {
    var words: String { map { "\($0)" } ?? "draw" }
}
