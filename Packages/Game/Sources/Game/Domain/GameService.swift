import GameInterface

/// The rules, for whoever asks for the game by its interface: the command, and others.
struct GameService: GameInject {
    var games: [GameTitle] { GameTitle.all }

    func status(after moves: [String]) throws -> GameStatus {
        switch try Board(after: moves).standing {
        case .next(let player): .next(player)
        case .over(.won(let player, let line)):
            .won(player, line: line.cells.map(\.description))
        case .over(.draw): .draw
        }
    }
}
