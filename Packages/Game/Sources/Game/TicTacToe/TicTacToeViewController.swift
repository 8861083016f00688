import Console
import GameInterface

@MainActor
protocol TicTacToePresentableListener: AnyObject {
    /// - Parameter name: As it was typed, or of the cell that was chosen: `b2`.
    func placeCurrentPlayerMark(inCellNamed name: String)
    /// The person leaves the game before its end.
    func leave()
}

/// The board, who is next, and how the two stand; at last who has won.
final class TicTacToeViewController: ScreenViewController, TicTacToePresentable,
    TicTacToeViewControllable
{
    weak var listener: (any TicTacToePresentableListener)?
    private var state: TicTacToeState?
    private var announcement: Announcement?

    func show(_ state: TicTacToeState) {
        self.state = state
        draw()
    }

    func announce(
        winner: PlayerType?,
        withCompletionHandler handler: @escaping @MainActor () -> Void
    ) {
        let title = winner.flatMap { state?.title(of: $0) }
        announcement = Announcement(text: title.map { "\($0) won." } ?? "A draw.", close: handler)
        draw()
    }

    private func draw() {
        guard let state else { return }
        let isOver = if case .over = state.board.standing { true } else { false }
        screen = Screen(
            "Tic Tac Toe",
            notice: state.notice,
            blocks: [.fields(state.fields), .grid(state.grid)]
                + [announcement?.text ?? state.turn].compactMap(\.self).map { .text($0) },
            prompt: isOver ? nil : Prompt("Your move", placeholder: "b2", keepsText: false),
            actions: isOver ? (announcement == nil ? [] : [.closeGame]) : state.actions
        )
    }

    override func submitted(_ text: String) {
        listener?.placeCurrentPlayerMark(inCellNamed: text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .back: listener?.leave()
        case .closeGame: announcement.take()?.close()
        default: listener?.placeCurrentPlayerMark(inCellNamed: action.rawValue)
        }
    }
}

extension TicTacToeState {
    fileprivate var fields: [Field] {
        PlayerType.allCases.map { player in
            Field(title(of: player), score.map { "\($0[player])" } ?? "-")
        }
    }

    /// Who is next; nil after the end.
    fileprivate var turn: String? {
        guard case .next(let player) = board.standing else { return nil }
        return "\(title(of: player)) is next."
    }

    fileprivate var actions: [ScreenAction] {
        board.freeCells.map { ScreenAction(ScreenAction.ID("\($0)"), "\($0)") }
            + [.back("Leave the game")]
    }

    /// Free cells show the names by which they are typed, as long as they can be.
    fileprivate var grid: Grid {
        let cells = Cell.allCases.map { cell -> Grid.Cell in
            switch (board[cell], board.standing) {
            case (let player?, .over(.won(_, let line))) where line.contains(CellSet(cell)):
                Grid.Cell(player.mark, emphasis: .marked)
            case (.player1, _): Grid.Cell(PlayerType.player1.mark, emphasis: .first)
            case (.player2, _): Grid.Cell(PlayerType.player2.mark, emphasis: .second)
            case (nil, .next): Grid.Cell("\(cell)", action: ScreenAction.ID("\(cell)"))
            case (nil, .over): Grid.Cell("")
            }
        }
        return Grid(rows: stride(from: 0, to: 9, by: 3).map { Array(cells[$0..<$0 + 3]) })
    }
}
