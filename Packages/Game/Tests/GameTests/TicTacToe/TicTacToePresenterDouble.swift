import GameInterface
import RIBsTesting

@testable import Game

/// A screen that shows nothing: remembers what it was told.
final class TicTacToePresenterDouble: RecordingViewController, TicTacToePresentable,
    TicTacToeViewControllable
{
    weak var listener: (any TicTacToePresentableListener)?
    private(set) var states: [TicTacToeState] = []
    private(set) var works = 0
    private(set) var close: (@MainActor () -> Void)?

    func show(_ state: TicTacToeState) { states.append(state) }

    func announce(
        winner: PlayerType?,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    ) {
        record("announce \(winner.words)")
        close = handler
    }

    func beginWork() { works += 1 }

    func endWork() { works -= 1 }

    /// Waits until the interactor has nothing to do any more.
    func settled() async {
        while works > 0 { await Task.yield() }
    }
}
