import Game
import GameInterface
import Testing

@Suite("The board and its rules")
struct BoardTests {
    @Test("an empty board has nine free cells, and player 1 is next")
    func empty() {
        let board = Board()
        #expect(board.freeCells == Cell.allCases)
        #expect(board.status == .next(.player1))
        #expect(Cell.allCases.allSatisfy { board[$0] == nil })
    }

    @Test("players alternate, and a taken cell belongs to its player")
    func alternation() throws {
        let board = try Board(after: ["b2", "a1", "c3"])
        #expect(board[try cell("b2")] == .player1)
        #expect(board[try cell("a1")] == .player2)
        #expect(board[try cell("c3")] == .player1)
        #expect(board[try cell("c1")] == nil)
        #expect(board.moveCount == 3)
        #expect(board.status == .next(.player2))
    }

    @Test("a last move that completes two lines wins with all five cells")
    func twoLines() throws {
        let board = try Board(after: ["a1", "b1", "a2", "c1", "b3", "b2", "c3", "c2", "a3"])
        let cells = try ["a1", "a2", "a3", "b3", "c3"].map(cell)
        #expect(board.status == .over(.won(.player1, cellSet(cells))))
    }

    @Test("a full board without three in a row is a draw")
    func draw() throws {
        let board = try Board(after: ["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"])
        #expect(board.freeCells.isEmpty)
        #expect(board.status == .over(.draw))
    }

    @Test("a ninth move that completes a line is a win, not a draw")
    func winWithLastCell() throws {
        let board = try Board(after: ["a1", "b1", "c1", "a2", "b2", "c2", "b3", "a3", "c3"])
        #expect(board.freeCells.isEmpty)
        #expect(
            board.status
                == .over(.won(.player1, cellSet(try ["a1", "b2", "c3"].map(cell))))
        )
    }

    @Test("refuses a taken cell, and leaves the board unchanged")
    func taken() throws {
        var board = try Board(after: ["b2", "a1"])
        let before = board
        #expect(throws: MoveError(reason: .taken, cell: "a1", turn: 3)) {
            try board.take(try cell("a1"))
        }
        #expect(board == before)
    }

    @Test("refuses a move after the end, in a free cell and in a taken one")
    func afterTheEnd() throws {
        var board = try Board(after: ["a1", "a2", "b1", "b2", "c1"])
        let before = board
        for name in ["c3", "a1"] {
            #expect(throws: MoveError(reason: .gameOver, cell: name, turn: 6)) {
                try board.take(try cell(name))
            }
        }
        #expect(board == before)
    }
}

private func cell(_ name: String) throws -> Cell {
    try #require(Cell(name))
}

private func cellSet(_ cells: [Cell]) -> CellSet {
    cells.reduce(CellSet()) { $0.union(CellSet($1)) }
}
