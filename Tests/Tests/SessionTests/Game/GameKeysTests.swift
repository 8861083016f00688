/// `bank game` at a terminal, where moves are arrows and Enter.
@Suite("bank game with keys")
struct GameKeysTests {
    static let sizes = [FrameSize(columns: 80, rows: 24), FrameSize(columns: 40, rows: 12)]

    private let bank: Bank

    init() throws {
        bank = try Bank()
    }

    private func start(_ size: FrameSize) throws -> PseudoTerminal {
        let terminal = try bank.terminal(["game"], size: size)
        try terminal.waitToShow("▸ Player 1's name:")
        return terminal
    }

    /// Presses keys, each after the text of the previous one has appeared.
    private func press(_ steps: [(Arrow, String)], at terminal: PseudoTerminal) throws {
        try terminal.press(steps.map { ($0.rawValue, $1) })
    }

    private enum Arrow: String {
        case up = "\u{1B}[A"
        case down = "\u{1B}[B"
        case right = "\u{1B}[C"
        case left = "\u{1B}[D"
        case enter = "\r"
    }

    @Test(
        "arrows move between free cells, and Enter takes one",
        arguments: sizes
    )
    func arrows(size: FrameSize) throws {
        let terminal = try start(size)
        terminal.type("Ann\r")
        try terminal.waitToShow("▸ Player 2's name:")
        terminal.type("Ben\r")
        try terminal.waitToShow("▸ s Login")
        try press([(.enter, "1 Random Win"), (.down, "▸ 2 Tic Tac Toe")], at: terminal)
        try press(
            [
                (.enter, "> a1 <│  b1  │  c1"),
                (.enter, "Ann (X) took a1."),
                (.down, "│> b2 <│"), (.enter, "Ben (O) took b2."),
                (.right, "│> c1 <"), (.enter, "Ann (X) took c1."),
                (.down, "> a2 <"), (.enter, "Ben (O) took a2."),
                (.up, "│> c2 <"), (.up, "X   │> b1 <│  X"),
            ],
            at: terminal
        )
        let lines = terminal.shown.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= size.rows, "\(terminal.shown)")
        #expect(lines.allSatisfy { $0.count <= size.columns }, "\(terminal.shown)")
        try press([(.enter, "Ann (X) won."), (.enter, "Player 1: Ann (1)")], at: terminal)
        terminal.type("\u{1B}")
        try terminal.waitToShow("▸ Player 1's name:")
        terminal.type("\u{1B}")
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == 0)
        #expect(output.hasSuffix("\u{1B}[?1049l"), "the terminal is restored")
        #expect(terminal.echoes)
        #expect(try bank.scores() == ["Ann 1, Ben 0, drawn 0"])
    }

    @Test(
        "takes cells by name, and the machine's seat from the list",
        arguments: sizes
    )
    func names(size: FrameSize) throws {
        let terminal = try start(size)
        terminal.type("Ann\r")
        try terminal.waitToShow("▸ Player 2's name:")
        try press(
            [(.down, "▸ The machine"), (.enter, "▸ s Login"), (.enter, "▸ 1 Random Win")],
            at: terminal
        )
        terminal.type("2")
        try terminal.waitToShow("> a1 <│")
        terminal.type("a1\r")
        // In the narrow window the cell is in the next line.
        try terminal.waitToShow("Ann (X) took a1. The machine (O) took")
        terminal.type("\u{3}")
        #expect(try terminal.waitForExit().exitCode == 130)
        #expect(try bank.scores() == [])
    }

    @Test("keeps every move typed ahead, to the end of each game")
    func typedAhead() throws {
        let terminal = try start(Self.sizes[0])
        terminal.type("Ann\r")
        try terminal.waitToShow("▸ Player 2's name:")
        try terminal.press([("Ben\r", "▸ s Login"), ("s", "Player 1: Ann (0)")])
        for points in 1...2 {
            try terminal.press([
                ("2", "> a1 <│"), ("a1\ra2\rb1\rb2\rc1\r", "Ann (X) won."),
                ("\r", "Player 1: Ann (\(points))"),
            ])
        }
        try terminal.press([("2", "> a1 <│"), ("b2\r", "Ann (X) took b2.")])
        try terminal.waitForLine("Ann has two points") {
            $0.hasPrefix("Ann (X)") && $0.hasSuffix(" 2")
        }
        terminal.type("\u{4}")
        #expect(try terminal.waitForExit().exitCode == 0)
        #expect(try bank.scores() == ["Ann 2, Ben 0, drawn 0"])
    }
}
