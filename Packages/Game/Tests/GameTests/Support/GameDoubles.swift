import BankConsoleTesting
import GameInterface

@testable import Game

/// A RIB that starts a game, and records what the game reports.
@MainActor
final class GameListenerDouble: GameListener, RecordingDouble {
    let name = "listener"
    let log: CallLog
    /// The work of counting a game.
    var counting: @MainActor () async -> Void = {}
    /// The reason why counting fails.
    var trouble: Notice?
    private var isCounting = false

    init(log: CallLog = CallLog()) {
        self.log = log
    }

    func gameIsDecided(with winner: PlayerType?) -> Task<Notice?, Never> {
        record("decided \(winner.words)")
        return Task {
            isCounting = true
            await counting()
            record("counted")
            return trouble
        }
    }

    func gameDidEnd(with winner: PlayerType?) { record("end \(winner.words)") }
    func gameDidLeave() { record("leave") }

    /// Makes counting wait.
    /// - Returns: The stream whose first value ends the wait.
    func holdCounting() -> MutableValueStream<Void> {
        let held = MutableValueStream<Void>()
        counting = { for await _ in held { break } }
        return held
    }

    /// Waits until a game is being counted, and all tasks that began before have had a turn.
    func begunCounting() async {
        await wait { isCounting }
        await Task {}.value
    }
}

/// A view of a game that shows nothing and records its calls.
class GamePresenterDouble<State: GameState>: RecordingViewController, GamePresentable {
    private(set) var states: [State] = []
    private(set) var works = 0
    private(set) var close: (@MainActor () -> Void)?

    func show(_ state: State) { states.append(state) }

    func announce(
        winner: PlayerType?,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    ) {
        record("announce \(winner.words)")
        close = handler
    }

    func beginWork() { works += 1 }

    func endWork() { works -= 1 }

    /// Waits until the interactor has finished its work.
    func settled() async {
        await wait { works == 0 }
    }
}

extension PlayerType? {
    var words: String { map { "\($0)" } ?? "draw" }
}

/// Waits until a condition holds.
@MainActor
func wait(until condition: () async -> Bool) async {
    while await !condition() { await Task.yield() }
}
