import GameInterface

/// The rules, for those who know the game only by its interface.
struct GameService: GameInject {
    func standing(after moves: [String]) throws -> GameStanding {
        switch try Board(after: moves).standing {
        case .next(let player): .next(player: player.rawValue)
        case .over(.won(let player, _)): .won(player: player.rawValue)
        case .over(.draw): .draw
        }
    }
}
