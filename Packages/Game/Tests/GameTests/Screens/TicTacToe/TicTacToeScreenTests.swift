import BankConsoleTesting
import GameInterface
import Testing

@testable import Game

@Suite("TicTacToe's screen")
@MainActor
final class TicTacToeScreenTests {
    private func bench(
        _ dependencies: GameDependencies = GameDependencies()
    ) throws -> GameBench {
        try GameBench(dependencies) { TicTacToeBuilder(dependency: $0) }
    }

    /// The texts of the cells row by row, with a `*` after a marked one.
    private func cells(_ bench: GameBench) -> [[String]] {
        for case .grid(let grid) in bench.person.screen.blocks {
            return grid.rows.map { row in
                row.map { $0.text + ($0.emphasis == .marked ? "*" : "") }
            }
        }
        return []
    }

    @Test("the screen shows the names with marks and scores, the next player, and nine free cells")
    func begin() throws {
        let bench = try bench()
        bench.dependencies.scores.updateScore(Score(player1Score: 3, player2Score: 1, draws: 2))
        let screen = bench.person.screen
        #expect(screen.title == "Tic Tac Toe")
        #expect(screen.blocks.first == .fields([Field("Hana (X)", "3"), Field("Duri (O)", "1")]))
        #expect(bench.texts == ["Hana (X) is next."])
        #expect(screen.prompt == Prompt("Your move", placeholder: "b2", keepsText: false))
        #expect(
            screen.actions.map(\.id.rawValue)
                == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3", "back"]
        )
        #expect(screen.actions.last == .back("Leave the game"))
    }

    @Test("an unknown score is shown as '-', and moves wait until it is known")
    func unknownScore() async throws {
        let bench = try bench(GameDependencies(score: nil))
        bench.stage.window.handle(.character("b"))
        bench.stage.window.handle(.character("2"))
        bench.stage.window.handle(.enter)
        #expect(bench.stage.window.top?.isWorking == true)
        #expect(
            bench.person.screen.blocks.first
                == .fields([Field("Hana (X)", "-"), Field("Duri (O)", "-")])
        )
        bench.dependencies.scores.updateScore(Score(player1Score: 1))
        await bench.stage.window.settled()
        #expect(
            bench.person.screen.blocks.first
                == .fields([Field("Hana (X)", "1"), Field("Duri (O)", "0")])
        )
        #expect(bench.texts == ["Duri (O) is next."], "the move that was typed earlier is made")
    }

    @Test("the arrows move over the cells, and stay on the board after a move")
    func keys() async throws {
        let bench = try bench()
        await bench.person.press(keys: .right, .down, .enter)
        #expect(cells(bench) == [["a1", "b1", "c1"], ["a2", "X", "c2"], ["a3", "b3", "c3"]])
        await bench.person.press(keys: .enter)
        #expect(bench.person.screen.notice?.text.hasPrefix("Duri (O) took ") == true)
        #expect(bench.texts == ["Hana (X) is next."])
    }

    @Test("a move can be typed from anywhere, and empties the field")
    func typed() async throws {
        let bench = try bench()
        await bench.person.press(
            keys: .right,
            .character("B"),
            .character("2"),
            .enter,
            .character("a"),
            .character("1"),
            .enter
        )
        #expect(cells(bench) == [["O", "b1", "c1"], ["a2", "X", "c2"], ["a3", "b3", "c3"]])
    }

    @Test("Escape leaves the game and counts nothing")
    func leaving() async throws {
        let bench = try bench()
        try await bench.person.type("b2")
        await bench.person.press(keys: .escape)
        #expect(bench.heard == ["listener.leave"])
    }

    @Test("a win marks its line, removes the field, and ends with Close Game")
    func won() async throws {
        let bench = try bench()
        for move in ["a1", "a2", "b1", "b2", "c1"] { try await bench.person.type(move) }
        #expect(cells(bench) == [["X*", "X*", "X*"], ["O", "O", ""], ["", "", ""]])
        #expect(bench.texts == ["Hana (X) won."])
        #expect(bench.person.screen.prompt == nil)
        #expect(bench.person.screen.actions.map(\.label) == ["Close Game"])
        #expect(bench.heard == ["listener.decided player1", "listener.counted"])
        await bench.person.press(keys: .enter)
        #expect(bench.heard == ["listener.end player1"])
        // Only once, even though the button stays on the screen.
        await bench.person.press(keys: .enter)
        #expect(bench.heard == [])
    }

    @Test("a draw marks no cells")
    func draw() async throws {
        let bench = try bench()
        for move in ["a1", "b1", "c1", "b2", "a2", "c2", "b3", "a3", "c3"] {
            try await bench.person.type(move)
        }
        #expect(bench.texts == ["A draw."])
        #expect(cells(bench) == [["X", "O", "X"], ["X", "O", "O"], ["O", "X", "X"]])
        try await bench.person.press("Close Game")
        #expect(
            bench.heard == ["listener.decided draw", "listener.counted", "listener.end draw"]
        )
    }

    @Test("the reason why a game is not counted is shown beside the winner")
    func notCounted() async throws {
        let bench = try bench()
        bench.listener.trouble = .problem("This game is not counted. The disk is full.")
        for move in ["a1", "a2", "b1", "b2", "c1"] { try await bench.person.type(move) }
        #expect(bench.person.screen.notice == bench.listener.trouble)
        #expect(bench.texts == ["Hana (X) won."])
        try await bench.person.press("Close Game")
        #expect(bench.heard.last == "listener.end player1")
    }

    @Test("the announcement shows the new score")
    func scoreAtTheEnd() async throws {
        let bench = try bench()
        bench.listener.counting = {
            bench.dependencies.scores.updateScore(Score(player1Score: 1))
        }
        for move in ["a1", "a2", "b1", "b2", "c1"] { try await bench.person.type(move) }
        #expect(
            bench.person.screen.blocks.first
                == .fields([Field("Hana (X)", "1"), Field("Duri (O)", "0")])
        )
        #expect(bench.texts == ["Hana (X) won."])
    }

    @Test("over a pipe a line is a move, and an invalid one gives a notice")
    func lines() async throws {
        let bench = try bench()
        let output = try await bench.play(lines: "b2\nB2\nx9\n/b2\n/a1\n")
        #expect(output.contains("b2 is taken already."))
        #expect(output.contains("'x9' is not a cell; the cells are a1 to c3."))
        #expect(output.contains("! Choose an action: /a1, /b1, "))
        #expect(cells(bench) == [["O", "b1", "c1"], ["a2", "X", "c2"], ["a3", "b3", "c3"]])
    }

    @Test("the screen agrees with the rules after every move", arguments: 0..<40 as Range<UInt64>)
    func agreesWithBoard(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let bench = try bench()
        var board = Board()
        while case .next(let player) = board.status {
            #expect(
                bench.texts == [player == .player1 ? "Hana (X) is next." : "Duri (O) is next."]
            )
            let cell = try #require(Cell.allCases.randomElement(using: &random))
            if board[cell] != nil || Bool.random(using: &random) {
                try await bench.person.type("\(cell)")
            } else {
                try await bench.person.press(ScreenAction.ID("\(cell)"))
            }
            if board[cell] == nil { try board.take(cell) }
            let isOver = if case .over = board.status { true } else { false }
            var line: CellSet = []
            if case .over(.won(_, let cells)) = board.status { line = cells }
            let expected = Cell.allCases.map { cell in
                (board[cell]?.mark ?? (isOver ? "" : "\(cell)"))
                    + (line.contains(CellSet(cell)) ? "*" : "")
            }
            #expect(Array(cells(bench).joined()) == expected)
        }
        #expect(bench.person.screen.actions.map(\.label) == ["Close Game"])
        let decided = bench.heard.filter { $0.hasPrefix("listener.decided") }
        switch board.status {
        case .over(.won(let player, _)): #expect(decided == ["listener.decided \(player)"])
        default: #expect(decided == ["listener.decided draw"])
        }
    }

    @Test("upper case and spaces in a move are accepted", arguments: ["B2", " b2 ", "b 2"])
    func spelling(name: String) async throws {
        let bench = try bench()
        try await bench.person.type(name)
        #expect(cells(bench) == [["a1", "b1", "c1"], ["a2", "X", "c2"], ["a3", "b3", "c3"]])
    }

    @Test(
        "a taken or unknown cell gives a notice and changes nothing",
        arguments: [
            ("b2", "b2 is taken already."), ("B2", "b2 is taken already."),
            ("x9", "'x9' is not a cell; the cells are a1 to c3."),
            ("", "Type a cell, such as b2."), (" \t", "Type a cell, such as b2."),
        ]
    )
    func refused(name: String, message: String) async throws {
        let bench = try bench()
        try await bench.person.type("b2")
        try await bench.person.type(name)
        #expect(bench.person.screen.notice == .problem(message))
        #expect(cells(bench) == [["a1", "b1", "c1"], ["a2", "X", "c2"], ["a3", "b3", "c3"]])
    }

    @Test("as player 1 the machine moves first, and then after each move")
    func machineFirst() async throws {
        let bench = try bench(GameDependencies(Players.machineName, "Duri"))
        #expect(bench.person.screen.notice == .done("The machine (X) took b2."))
        while bench.person.screen.prompt != nil {
            #expect(bench.texts == ["Duri (O) is next."])
            let free = try #require(bench.person.screen.actions.first).id.rawValue
            try await bench.person.type(free)
            let moves = "Duri (O) took \(free). The machine (X) took "
            let isOver = bench.person.screen.prompt == nil
            #expect(isOver || bench.person.screen.notice?.text.hasPrefix(moves) == true)
        }
        #expect(bench.heard.filter { $0.hasPrefix("listener.decided") }.count == 1)
    }

    @Test("as player 2 the machine answers each move but not a refused one")
    func machineSecond() async throws {
        let bench = try bench(GameDependencies("Hana", Players.machineName))
        try await bench.person.type("b2")
        let answered = cells(bench)
        #expect(answered.joined().filter { ["X", "O"].contains($0) }.count == 2)
        try await bench.person.type("b2")
        #expect(cells(bench) == answered)
        #expect(bench.person.screen.notice == .problem("b2 is taken already."))
    }

    @Test("two people play without the machine")
    func noMachine() async throws {
        let bench = try bench(GameDependencies("machine", "the machine"))
        try await bench.person.type("b2")
        #expect(bench.texts == ["the machine (O) is next."])
    }
}
