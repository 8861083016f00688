import Console
import GameInterface

extension Answer {
    /// A board: drawn and described for a person, row by row for a program.
    /// - Parameters:
    ///   - moves: How the board came about: cells, in the order the players took them.
    ///   - standing: Where the game stands then.
    static func board(after moves: [String], _ standing: GameStatus) -> Answer {
        let cells = moves.compactMap(Cell.init)
        let rows = stride(from: 0, to: 9, by: 3).map { first in
            Cell.allCases[first..<first + 3].map { cell in
                cells.firstIndex(of: cell).map { turn in
                    turn.isMultiple(of: 2) ? PlayerType.player1 : .player2
                }
            }
        }
        return Answer(
            [.text(drawing(of: rows)), .line(standing.sentence)],
            json: .object(
                [
                    JSONMember("moves", .array(moves.map { .string($0.lowercased()) })),
                    JSONMember("board", json(of: rows)),
                ] + standing.members
            )
        )
    }

    /// The board under the names of its columns, beside those of its rows; a dot is a free cell.
    private static func drawing(of rows: [[PlayerType?]]) -> String {
        let lines = rows.enumerated().map { index, row in
            "\(index + 1) " + row.map { $0?.mark ?? "." }.joined(separator: " ")
        }
        return (["  a b c"] + lines).joined(separator: "\n")
    }

    /// For each row, for each cell: the number of its player, or null.
    private static func json(of rows: [[PlayerType?]]) -> JSONValue {
        .array(
            rows.map { row in
                .array(row.map { $0.map { .integer(Int64($0.rawValue)) } ?? .null })
            }
        )
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

    /// `standing` is `next`, `won` or `draw`; `player` is who, `line` the cells that won.
    fileprivate var members: [JSONMember] {
        switch self {
        case .next(let player): Self.members("next", player, line: [])
        case .won(let player, let line): Self.members("won", player, line: line)
        case .draw: Self.members("draw", nil, line: [])
        }
    }

    private static func members(
        _ standing: String,
        _ player: PlayerType?,
        line: [String]
    ) -> [JSONMember] {
        [
            JSONMember("standing", .string(standing)),
            JSONMember("player", player.map { .integer(Int64($0.rawValue)) } ?? .null),
            JSONMember("line", .array(line.map { .string($0) })),
        ]
    }
}
