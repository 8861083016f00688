import Console
import GameInterface
import RIBs

@MainActor
protocol TicTacToePresentable: GamePresentable<TicTacToeState> {
    var listener: (any TicTacToePresentableListener)? { get set }
}

/// Makes the moves of the players and of the machine, and ends the game.
final class TicTacToeInteractor: GameInteractor<TicTacToeState> {
    init(
        presenter: some TicTacToePresentable,
        players: Players,
        scoreStream: any ScoreStream
    ) {
        super.init(
            presenter: presenter,
            state: TicTacToeState(players: players),
            scoreStream: scoreStream
        )
        presenter.listener = self
    }

    override func didBecomeActive() {
        state.notice = machineMove().map { .done($0) }
        super.didBecomeActive()
    }

    /// Takes a cell for a player.
    /// - Returns: A sentence that describes the move, such as “Hana (X) took b2”.
    private func take(_ cell: Cell, for player: PlayerType) throws(MoveError) -> String {
        try state.board.take(cell)
        return "\(state.title(of: player)) took \(cell)."
    }

    /// Makes the machine's move if it is the machine's turn.
    /// - Returns: A sentence that describes the move; nil if it is not the machine's turn.
    private func machineMove() -> String? {
        guard let machine = state.players.machine, state.board.status == .next(machine),
            let cell = MachinePlayer.move(on: state.board)
        else { return nil }
        return try? take(cell, for: machine)
    }
}

extension TicTacToeInteractor: TicTacToePresentableListener {
    func placeCurrentPlayerMark(inCellNamed name: String) {
        guard case .next(let player) = state.board.status else { return }
        let typed = name.filter { !$0.isWhitespace }
        if let cell = Cell(typed) {
            do {
                let moves = [try take(cell, for: player), machineMove()]
                state.notice = .done(moves.compactMap(\.self).joined(separator: " "))
            } catch {
                state.notice = .problem("\(cell) is taken already.")
            }
        } else if typed.isEmpty {
            state.notice = .problem("Type a cell, such as b2.")
        } else {
            state.notice = .problem("'\(name)' is not a cell; the cells are a1 to c3.")
        }
        presenter.show(state)
        switch state.board.status {
        case .next: break
        case .over(.won(let winner, _)): end(with: winner)
        case .over(.draw): end(with: nil)
        }
    }
}
