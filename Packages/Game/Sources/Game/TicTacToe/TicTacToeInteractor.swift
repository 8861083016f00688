import Console
import GameInterface
import RIBs

@MainActor
protocol TicTacToeRouting: ViewableRouting {}

@MainActor
protocol TicTacToePresentable: ScreenPresentable {
    var listener: (any TicTacToePresentableListener)? { get set }
    func show(_ state: TicTacToeState)

    /// Says who has won until that is closed.
    /// - Parameters:
    ///   - winner: nil for a draw.
    ///   - handler: Called once, when it is closed.
    func announce(
        winner: PlayerType?,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    )
}

/// Who has attached TicTacToe.
@MainActor
protocol TicTacToeListener: AnyObject {
    /// Who has won stands, and is about to be announced.
    /// - Parameter winner: nil for a draw.
    /// - Returns: What ends when the game is counted and kept, with what went wrong with that.
    func ticTacToeIsDecided(with winner: PlayerType?) -> Task<Notice?, Never>

    /// The announcement is closed; detach the game now, before returning.
    /// - Parameter winner: nil for a draw.
    func ticTacToeDidEnd(with winner: PlayerType?)

    /// The person has left the game before its end; detach it now, before returning.
    func ticTacToeDidLeave()
}

/// Plays a game: takes the moves of people, makes those of the machine, and tells the end.
final class TicTacToeInteractor: PresentableInteractor<any TicTacToePresentable>,
    TicTacToeInteractable
{
    weak var router: (any TicTacToeRouting)?
    weak var listener: (any TicTacToeListener)?

    private let scoreStream: any ScoreStream
    private var state: TicTacToeState

    init(
        presenter: any TicTacToePresentable,
        players: Players,
        scoreStream: any ScoreStream
    ) {
        self.scoreStream = scoreStream
        state = TicTacToeState(players: players)
        super.init(presenter: presenter)
        presenter.listener = self
    }

    override func didBecomeActive() {
        let begin = machineMove()
        state.notice = begin.map { .done($0) }
        presenter.show(state)
        followScore(of: scoreStream, on: presenter) { [weak self] score in self?.show(score) }
    }

    /// Shows what went wrong with counting, if anything did.
    private func show(_ notice: Notice?) {
        guard let notice else { return }
        state.notice = notice
        presenter.show(state)
    }

    private func show(_ score: Score) {
        state.score = score
        presenter.show(state)
    }

    /// Makes the next player's move.
    /// - Returns: What to tell of it.
    private func take(_ cell: Cell, for player: PlayerType) throws(MoveError) -> String {
        try state.board.take(cell)
        return "\(state.title(of: player)) took \(cell)."
    }

    /// Lets the machine move when it is its turn.
    /// - Returns: What to tell of it; nil when it was not its turn.
    private func machineMove() -> String? {
        guard let machine = state.players.machine, state.board.standing == .next(machine),
            let cell = MachinePlayer.move(on: state.board)
        else { return nil }
        return try? take(cell, for: machine)
    }

    private func endIfDecided() {
        guard case .over(let outcome) = state.board.standing else { return }
        let winner = outcome.winner
        let counting = listener?.ticTacToeIsDecided(with: winner)
        announce(on: presenter, after: counting) { [weak self] notice in
            self?.show(notice)
            self?.presenter.announce(winner: winner) {
                self?.listener?.ticTacToeDidEnd(with: winner)
            }
        }
    }
}

extension TicTacToeInteractor: TicTacToePresentableListener {
    func placeCurrentPlayerMark(inCellNamed name: String) {
        guard case .next(let player) = state.board.standing else { return }
        let typed = name.filter { !$0.isWhitespace }
        if let cell = Cell(typed) {
            do {
                let move = try take(cell, for: player)
                state.notice = .done(
                    [move, machineMove()].compactMap(\.self).joined(separator: " ")
                )
            } catch {
                state.notice = .problem("\(cell) is taken already.")
            }
        } else if typed.isEmpty {
            state.notice = .problem("Type a cell, such as b2.")
        } else {
            state.notice = .problem("“\(name)” is no cell; cells are a1 to c3.")
        }
        presenter.show(state)
        endIfDecided()
    }

    func leave() {
        listener?.ticTacToeDidLeave()
    }
}

extension Outcome {
    /// nil for a draw.
    fileprivate var winner: PlayerType? {
        switch self {
        case .won(let player, _): player
        case .draw: nil
        }
    }
}
