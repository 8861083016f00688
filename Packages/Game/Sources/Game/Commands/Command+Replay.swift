import Console
import GameInterface

extension Command {
    /// `game replay [MOVE ...]`
    static func replay(_ game: any GameInject) -> Command {
        Command(
            "game replay",
            abstract: "Draw the board after these moves, and say who won or is next.",
            discussion: """
                Player 1 (X) begins, and the players take turns. A cell is its column, a to c from \
                the left, and its row, 1 to 3 from the top: b2 is the middle.
                """,
            arguments: [
                .repeating(
                    "move",
                    help: "The cells in the order they were taken; none for the empty board."
                )
            ],
            examples: [
                Example("bank game replay b2 a1 c1", "Draw the board after three moves."),
                Example("bank game replay a1 a2 b1 b2 c1", "Draw a game that player 1 has won."),
            ],
            startTitle: "Replay Tic Tac Toe."
        ) { invocation in
            let moves = invocation.arguments("move")
            do {
                return .board(after: moves, try game.status(after: moves))
            } catch let error as MoveError {
                throw Failure(error)
            }
        }
    }
}

extension Failure {
    /// What a person is told of a move that cannot be made.
    fileprivate init(_ error: MoveError) {
        switch error.reason {
        case .noSuchCell:
            self.init(
                exitCode: .badData,
                code: "game.cell",
                message: "move \(error.turn): “\(error.cell)” is no cell; cells are a1 to c3"
            )
        case .taken:
            self.init(
                exitCode: .refused,
                code: "game.taken",
                message: "move \(error.turn): \(error.cell) is taken already"
            )
        case .gameOver:
            self.init(
                exitCode: .refused,
                code: "game.over",
                message: "move \(error.turn): \(error.cell) comes after the end;"
                    + " the game was over with move \(error.turn - 1)"
            )
        }
    }
}
