import GameInterface
import RIBsTesting

@testable import Game

/// Who has started a game: remembers what it was told.
@MainActor
final class GameListenerDouble: GameListener, RecordingDouble {
    let name = "listener"
    let log: CallLog
    /// What counting the game waits for.
    var counting: @MainActor () async -> Void = {}

    init(log: CallLog = CallLog()) {
        self.log = log
    }

    func gameIsDecided(withWinner winner: PlayerType?) -> Task<Void, Never> {
        record("decided \(winner.words)")
        return Task {
            await counting()
            record("counted")
        }
    }

    func gameDidEnd(withWinner winner: PlayerType?) { record("end \(winner.words)") }
    func gameDidLeave() { record("leave") }
}

extension PlayerType? {
    var words: String { map { "\($0)" } ?? "draw" }
}
