import GameInterface

/// Lists the games, and applies the rules of Tic Tac Toe.
struct GameService: GameInject {
    let games: [GameTitle] = [.randomWin, .ticTacToe]

    func status(after moves: [String]) throws -> GameStatus {
        switch try Board(after: moves).status {
        case .next(let player): .next(player)
        case .over(.won(let player, let line)):
            .won(player, line: line.cells.map(\.description))
        case .over(.draw): .draw
        }
    }
}

extension GameTitle {
    static let randomWin = GameTitle(id: "randomWin", name: "Random Win")
    static let ticTacToe = GameTitle(id: "ticTacToe", name: "Tic Tac Toe")
}
