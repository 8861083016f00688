import Testing

@testable import Console

@Suite("Focus in a grid")
@MainActor
struct GridFocusTests {
    private func shown(_ screen: Screen) -> (RecordingScreen, Window) {
        let controller = RecordingScreen(screen: screen)
        return (controller, Window(showing: controller))
    }

    /// The action of the focused cell.
    private func focusedCell(_ screen: RecordingScreen) -> String? {
        _ = screen.window?.text()
        guard case .cell(let position) = screen.focus.target else { return nil }
        return SelectableCells(of: screen.screen).action(at: position)?.rawValue
    }

    @Test("arrows move in a grid in both directions and stop at its left and right edges")
    func arrows() {
        let (screen, window) = shown(Screens.board("X........"))
        window.press(.down, .right, .enter)
        window.press(.right, .right, .enter, .up, .left, .enter, .left, .up, .enter)
        #expect(screen.events == ["press b3", "press b3", "press a2", "press a2"])
        window.press(.down, .down, .down, .enter, .down)
        #expect(window.focusedLine() == "▸ q Back")
        window.press(.up, .right, .enter)
        #expect(screen.events.suffix(2) == ["press back", "press c2"])
    }

    @Test("arrows skip taken cells and rows without free cells")
    func jumping() {
        let (screen, window) = shown(Screens.game([".OX.", "OXOX", "X..O"]))
        #expect(focusedCell(screen) == "a1")
        window.press(.right)
        #expect(focusedCell(screen) == "a4")
        window.press(.down)
        #expect(focusedCell(screen) == "c3")
        window.press(.left, .left)
        #expect(focusedCell(screen) == "c2")
        window.press(.up)
        #expect(focusedCell(screen) == "a1")
        window.press(.down, .down)
        #expect(window.focusedLine()?.hasPrefix("▸ Your move: ") == true)
    }

    @Test("a grid has the initial focus, and typed characters go to the field")
    func typing() {
        let (screen, window) = shown(Screens.game(["X..", "...", "..."]))
        #expect(focusedCell(screen) == "a2")
        window.type("c3")
        #expect(window.focusedLine()?.hasPrefix("▸ Your move: c3_") == true)
        window.press(.enter, .up, .enter, .escape)
        #expect(screen.events == ["submit c3", "press c1", "press back"])
    }

    @Test("Up from the field or the list goes to the last row with a free cell")
    func entering() {
        let (screen, window) = shown(Screens.game(["...", "X.O", "XOX"]))
        window.press(.tab, .down)
        #expect(window.focusedLine() == "▸ q Leave the game")
        window.press(.up, .up)
        #expect(focusedCell(screen) == "b2")
        window.press(.backTab)
        #expect(window.focusedLine() == "▸ q Leave the game")
        window.press(.tab)
        #expect(focusedCell(screen) == "a1")
    }

    @Test(
        "after a move, the nearest free cell has the focus"
    )
    func afterMove() {
        let (screen, window) = shown(Screens.game(["XO.", "...", "..."], turn: "Ada's move"))
        screen.onEvent = { $0.screen = Screens.game(["XOX", "...", "..."], turn: "Bo's move") }
        window.press(.enter)
        #expect(focusedCell(screen) == "b3")
        screen.onEvent = { $0.screen = Screens.game(["XOX", "..X", "..O"], turn: "Ada's move") }
        window.press(.enter, .enter)
        #expect(screen.events == ["press a3", "press b3", "press b2"])
    }

    @Test("a player who types moves stays in the field when the turn changes")
    func otherTurn() {
        let (screen, window) = shown(Screens.game(["...", "..."], turn: "Ada's move"))
        window.type("a1")
        screen.onEvent = { $0.screen = Screens.game(["X..", "..."], turn: "Bo's move") }
        window.press(.enter)
        #expect(window.focusedLine()?.hasPrefix("▸ Bo's move: ____") == true)
    }

    @Test("a grid loses the focus when it is full and gets it back when a cell is free")
    func full() {
        let (screen, window) = shown(Screens.game(["X."]))
        screen.onEvent = { $0.screen = Screens.game(["XO"]) }
        window.press(.enter)
        #expect(window.focusedLine()?.hasPrefix("▸ Your move: ") == true)
        screen.screen = Screens.game([".."])
        #expect(focusedCell(screen) == "a1")
    }

    @Test("the focus stays in a grid when a block is inserted above it")
    func moved() {
        let (screen, window) = shown(Screens.game(["...", "..."]))
        window.press(.down, .right)
        screen.screen.blocks.insert(.text("Bo thinks."), at: 0)
        #expect(focusedCell(screen) == "b2")
    }

    @Test("a form without a grid has the initial focus in its field")
    func form() {
        let (_, window) = shown(Screens.put)
        #expect(window.focusedLine()?.hasPrefix("▸ Amount: ") == true)
        let (_, full) = shown(Screens.game(["XO"]))
        #expect(full.focusedLine()?.hasPrefix("▸ Your move: ") == true)
    }

    @Test("every free cell of a 3 x 3 grid is reachable from every other one")
    func reachable() {
        for taken in 0..<512 {
            expectReachable(
                (0..<3).map { row in
                    String((0..<3).map { taken & 1 << (row * 3 + $0) == 0 ? "." : "X" })
                }
            )
        }
    }

    @Test(
        "every free cell of a grid of random size is reachable from every other one",
        arguments: GeneratedWork.grids.seeds()
    )
    func reachable(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let columns = Int.random(in: 1...7, using: &random)
        expectReachable(
            (0..<Int.random(in: 1...7, using: &random)).map { _ in
                String(
                    (0..<columns).map { _ in Int.random(in: 0..<3, using: &random) == 0 ? "." : "X"
                    }
                )
            }
        )
        GeneratedWork.grids.report(1)
    }

    /// Follows every arrow key from every free cell.
    private func expectReachable(_ rows: [String]) {
        let screen = Screens.game(rows)
        let cells = SelectableCells(of: screen).all
        let neighbors = cells.map { cell in
            [Key.up, .down, .left, .right].compactMap { key -> Int? in
                var focus = ScreenFocus()
                focus.adopt(screen)
                focus.move(to: .cell(cell))
                _ = focus.handle(key, on: screen)
                guard case .cell(let position) = focus.target else { return nil }
                return cells.firstIndex(of: position)
            }
        }
        for start in cells.indices {
            var reached: Set = [start]
            var waiting = [start]
            while let cell = waiting.popLast() {
                waiting += neighbors[cell].filter { reached.insert($0).inserted }
            }
            #expect(reached.count == cells.count, "\(rows) from \(cells[start])")
        }
    }
}
