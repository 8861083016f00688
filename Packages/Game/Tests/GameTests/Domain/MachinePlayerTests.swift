import GameInterface
import Testing

@testable import Game

@Suite("The machine player")
struct MachinePlayerTests {
    @Test(
        "the machine never loses any of the games against it, as either player",
        arguments: [(PlayerType.player1, 92), (.player2, 521)]
    )
    func neverLoses(seat: PlayerType, games: Int) throws {
        var tally = Tally(machine: seat)
        try tally.play(on: Board())
        #expect(tally.lost == [])
        #expect(tally.missedWins == [])
        #expect(tally.games == games)
    }

    @Test("the machine has no move after the end")
    func afterTheEnd() throws {
        let won = try Board(after: ["a1", "a2", "b1", "b2", "c1"])
        let drawn = try Board(after: ["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"])
        #expect(MachinePlayer.move(on: won) == nil)
        #expect(MachinePlayer.move(on: drawn) == nil)
    }

    @Test(
        "the machine wins as soon as possible, otherwise draws, otherwise loses as late as possible"
    )
    func isPerfect() throws {
        var solver = Solver()
        var boards: Set<Board> = []
        try collect(from: Board(), into: &boards)
        #expect(boards.count == 4_520)
        for board in boards {
            let after = try board.taking(try #require(MachinePlayer.move(on: board)))
            let best = try solver.end(of: board)
            #expect(try solver.end(of: after) == best, "\(board)")
        }
    }

    @Test("the machine evaluates fewer boards than exist for its first move")
    func workOfFirstMove() {
        var player = MachinePlayer()
        #expect(player.best(on: Board()) != nil)
        #expect(player.evaluations < 4_520)
    }

    /// Collects the boards on which the game goes on.
    private func collect(from board: Board, into boards: inout Set<Board>) throws {
        guard case .next = board.status, boards.insert(board).inserted else { return }
        for cell in board.freeCells { try collect(from: board.taking(cell), into: &boards) }
    }
}

/// The results of all games between the machine and an opponent who tries every move.
private struct Tally {
    let machine: PlayerType
    private(set) var games = 0
    /// The final boards on which the machine lost.
    private(set) var lost: [Board] = []
    /// The boards on which the machine missed a winning move.
    private(set) var missedWins: [Board] = []

    init(machine: PlayerType) {
        self.machine = machine
    }

    mutating func play(on board: Board) throws {
        switch board.status {
        case .next(machine):
            let cell = try #require(MachinePlayer.move(on: board))
            let after = try board.taking(cell)
            let canWin = try board.freeCells.contains { try board.taking($0).winner == machine }
            if canWin, after.winner != machine { missedWins.append(board) }
            try play(on: after)
        case .next:
            for cell in board.freeCells { try play(on: board.taking(cell)) }
        case .over:
            games += 1
            if board.winner == machine.opponent { lost.append(board) }
        }
    }
}

/// The ends of games between two perfect players, found by a plain search.
private struct Solver {
    struct End: Hashable {
        let winner: PlayerType?
        let moveCount: Int
    }

    private var known: [Board: End] = [:]

    mutating func end(of board: Board) throws -> End {
        if let end = known[board] { return end }
        let end = try foundEnd(of: board)
        known[board] = end
        return end
    }

    private mutating func foundEnd(of board: Board) throws -> End {
        guard case .next(let player) = board.status else {
            return End(winner: board.winner, moveCount: board.moveCount)
        }
        var ends: [End] = []
        for cell in board.freeCells { ends.append(try end(of: board.taking(cell))) }
        let wins = ends.filter { $0.winner == player }
        if let soonest = wins.min(by: { $0.moveCount < $1.moveCount }) { return soonest }
        if let draw = ends.first(where: { $0.winner == nil }) { return draw }
        return try #require(ends.max { $0.moveCount < $1.moveCount })
    }
}

extension Board {
    fileprivate func taking(_ cell: Cell) throws -> Board {
        var after = self
        try after.take(cell)
        return after
    }

    fileprivate var winner: PlayerType? {
        if case .over(.won(let player, _)) = status { player } else { nil }
    }
}
