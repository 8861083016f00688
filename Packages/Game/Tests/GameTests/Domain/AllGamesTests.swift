import Game
import GameInterface
import Testing

@Suite("All games of Tic Tac Toe")
struct AllGamesTests {
    @Test("of 255,168 games player 1 wins 131,184, player 2 wins 77,904, and 46,080 are draws")
    func count() throws {
        let tally = try Tally(playingOnFrom: Board())
        #expect(tally.wonByPlayer1 == 131_184)
        #expect(tally.wonByPlayer2 == 77_904)
        #expect(tally.drawn == 46_080)
        #expect(tally.games == 255_168)
        // The games by their number of moves, which reveal two mistakes that cancel each other out
        // in the sums above.
        #expect(
            tally.endingWithMove == [5: 1_440, 6: 5_328, 7: 47_952, 8: 72_576, 9: 127_872]
        )
    }
}

/// The results of all games that continue a board.
private struct Tally {
    private(set) var wonByPlayer1 = 0
    private(set) var wonByPlayer2 = 0
    private(set) var drawn = 0
    private(set) var endingWithMove: [Int: Int] = [:]

    var games: Int { wonByPlayer1 + wonByPlayer2 + drawn }

    init(playingOnFrom board: Board) throws {
        try play(on: board)
    }

    private mutating func play(on board: Board) throws {
        switch board.status {
        case .next:
            for cell in board.freeCells {
                var after = board
                try after.take(cell)
                try play(on: after)
            }
            return
        case .over(.won(.player1, _)): wonByPlayer1 += 1
        case .over(.won(.player2, _)): wonByPlayer2 += 1
        case .over(.draw): drawn += 1
        }
        endingWithMove[board.moveCount, default: 0] += 1
    }
}
