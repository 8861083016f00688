import Console
import GameInterface

extension Command {
    /// The command `game replay [MOVE ...]`.
    static func replay(_ game: any GameInject) -> Command {
        Command(
            "game replay",
            abstract: "Draw the board after the given moves, with the winner or the next player.",
            discussion: """
                Player 1 (X) begins, and the players take turns. A cell is named by its column, a to c \
                from the left, and its row, 1 to 3 from the top: b2 is the middle.
                """,
            arguments: [
                .repeating(
                    "move",
                    help: "The cells in the order of the moves; the empty board if omitted."
                )
            ],
            examples: [
                Example("bank game replay b2 a1 c1", "Draw the board after three moves."),
                Example("bank game replay a1 a2 b1 b2 c1", "Draw a game that player 1 has won."),
            ],
            answer: .board,
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
    fileprivate init(_ error: MoveError) {
        switch error.reason {
        case .noSuchCell:
            self.init(
                exitCode: .badData,
                code: "game.cell",
                message: "move \(error.turn): '\(error.cell)' is not a cell; the cells are a1 to c3"
            )
        case .taken:
            self.init(
                exitCode: .refused,
                code: "game.taken",
                message: "move \(error.turn): '\(error.cell)' is taken already; choose a free cell"
            )
        case .gameOver:
            self.init(
                exitCode: .refused,
                code: "game.over",
                message: "move \(error.turn): '\(error.cell)' comes after the end of the game;"
                    + " leave out all moves after move \(error.turn - 1)"
            )
        }
    }
}

extension Answer {
    /// Returns the board as a drawing for people, and row by row as JSON.
    fileprivate static func board(after moves: [String], _ status: GameStatus) -> Answer {
        let cells = moves.compactMap(Cell.init)
        let rows = stride(from: 0, to: 9, by: 3).map { first in
            Cell.allCases[first..<first + 3].map { cell in
                cells.firstIndex(of: cell).map { turn in
                    turn.isMultiple(of: 2) ? PlayerType.player1 : .player2
                }
            }
        }
        return Answer(
            [.text(drawing(of: rows)), .line(status.sentence)],
            json: .object(
                [
                    JSONMember("moves", .array(moves.map { .string($0.lowercased()) })),
                    JSONMember("board", .array(rows.map { .array($0.map(JSONValue.player)) })),
                ] + status.members
            )
        )
    }

    /// Returns a drawing of the board with the names of columns and rows; a dot is a free cell.
    private static func drawing(of rows: [[PlayerType?]]) -> String {
        let lines = rows.enumerated().map { index, row in
            "\(index + 1) " + row.map { $0?.mark ?? "." }.joined(separator: " ")
        }
        return (["  a b c"] + lines).joined(separator: "\n")
    }
}

extension JSONSchema {
    fileprivate static let board: JSONSchema = [
        "moves": [.string], "board": [[.integer.orNull]],
        "standing": .oneOf(["next", "won", "draw"]), "player": .integer.orNull, "line": [.string],
    ]
}

extension JSONValue {
    /// Returns the number of a player, or null for a free cell.
    fileprivate static func player(_ player: PlayerType?) -> JSONValue {
        player.map { .integer(Int64($0.rawValue)) } ?? .null
    }
}

extension GameStatus {
    fileprivate var sentence: String {
        switch self {
        case .next(let player): "\(title(of: player)) is next."
        case .won(let player, let line):
            "\(title(of: player)) won: \(line.joined(separator: " "))."
        case .draw: "The game is a draw."
        }
    }

    private func title(of player: PlayerType) -> String {
        "Player \(player.rawValue) (\(player.mark))"
    }

    /// The members `standing`, `player` and `line` of the JSON answer.
    fileprivate var members: [JSONMember] {
        let (standing, player, line): (String, PlayerType?, [String]) =
            switch self {
            case .next(let player): ("next", player, [])
            case .won(let player, let line): ("won", player, line)
            case .draw: ("draw", nil, [])
            }
        return [
            JSONMember("standing", .string(standing)),
            JSONMember("player", .player(player)),
            JSONMember("line", .array(line.map { .string($0) })),
        ]
    }
}
