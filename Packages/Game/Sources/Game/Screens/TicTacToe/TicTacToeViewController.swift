import Console
import GameInterface

@MainActor
protocol TicTacToePresentableListener: AnyObject {
    /// - Parameter name: The name of a cell such as `b2`, as it was typed or chosen.
    func placeCurrentPlayerMark(inCellNamed name: String)
    func leave()
}

final class TicTacToeViewController: GameViewController<TicTacToeState>, TicTacToePresentable {
    weak var listener: (any TicTacToePresentableListener)?

    override func submitted(_ text: String) {
        listener?.placeCurrentPlayerMark(inCellNamed: text)
    }

    override func pressed(_ action: ScreenAction.ID) {
        switch action {
        case .closeGame: super.pressed(action)
        case .back: listener?.leave()
        default: listener?.placeCurrentPlayerMark(inCellNamed: action.rawValue)
        }
    }
}

struct TicTacToeState: GameState {
    let players: Players
    var score: Score?
    var board = Board()
    var notice: Notice?

    /// Returns the name and the mark of a player, such as `Hana (X)`.
    func title(of player: PlayerType) -> String {
        "\(players[player]) (\(player.mark))"
    }

    var screen: Screen {
        var screen = Screen(
            "Tic Tac Toe",
            notice: notice,
            blocks: [.fields(scoreFields), .grid(grid)]
        )
        if case .next(let player) = board.status {
            screen.blocks.append(.text("\(title(of: player)) is next."))
            screen.prompt = Prompt("Your move", placeholder: "b2", keepsText: false)
            screen.actions =
                board.freeCells.map { ScreenAction(ScreenAction.ID("\($0)"), "\($0)") }
                + [.back("Leave the game")]
        }
        return screen
    }

    /// The board, on which free cells show their names until the game is over.
    private var grid: Grid {
        let cells = Cell.allCases.map { cell -> Grid.Cell in
            switch (board[cell], board.status) {
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
