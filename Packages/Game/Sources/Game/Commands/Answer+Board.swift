import Console

extension Answer {
    /// A board: drawn and described for a person, row by row for a program.
    /// - Parameter moves: How the board came about; names of cells.
    static func board(_ board: Board, after moves: [String]) -> Answer {
        Answer(
            [.text(board.drawing), .line(board.standing.sentence)],
            json: .object(
                [
                    JSONMember("moves", .array(moves.map { .string($0.lowercased()) })),
                    JSONMember("board", board.rowsOfPlayers),
                ] + board.standing.members
            )
        )
    }
}

extension Board {
    /// The board under the names of its columns, beside those of its rows; a dot is a free cell.
    fileprivate var drawing: String {
        let rows = rows.enumerated().map { index, row in
            "\(index + 1) " + row.map { self[$0]?.mark ?? "." }.joined(separator: " ")
        }
        return (["  a b c"] + rows).joined(separator: "\n")
    }

    /// For each row, for each cell: the number of its player, or null.
    fileprivate var rowsOfPlayers: JSONValue {
        .array(rows.map { row in .array(row.map { self[$0].map(\.json) ?? .null }) })
    }

    private var rows: [ArraySlice<Cell>] {
        stride(from: 0, to: 9, by: 3).map { Cell.allCases[$0..<$0 + 3] }
    }
}

extension Standing {
    fileprivate var sentence: String {
        switch self {
        case .next(let player): "\(player.title) is next."
        case .over(.won(let player, let line)):
            "\(player.title) won: \(line.names.joined(separator: " "))."
        case .over(.draw): "The game is a draw."
        }
    }

    /// `standing` is `next`, `won` or `draw`; `player` is who, `line` the cells that won.
    fileprivate var members: [JSONMember] {
        switch self {
        case .next(let player): Self.members("next", player, line: [])
        case .over(.won(let player, let line)): Self.members("won", player, line: line)
        case .over(.draw): Self.members("draw", nil, line: [])
        }
    }

    private static func members(
        _ standing: String,
        _ player: Player?,
        line: CellSet
    ) -> [JSONMember] {
        [
            JSONMember("standing", .string(standing)),
            JSONMember("player", player.map(\.json) ?? .null),
            JSONMember("line", .array(line.names.map { .string($0) })),
        ]
    }
}

extension Player {
    fileprivate var title: String { "Player \(rawValue) (\(mark))" }
    fileprivate var json: JSONValue { .integer(Int64(rawValue)) }
}

extension CellSet {
    fileprivate var names: [String] { cells.map(\.description) }
}
