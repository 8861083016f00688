import BankDriver
import Testing

/// `bank game` at a terminal, where moves are arrows and Enter.
@Suite("bank game with keys")
struct GameKeysTests {
    /// A window of the usual size, and a small one.
    static let sizes: [(columns: UInt16, rows: UInt16)] = [(80, 24), (40, 12)]

    private let bank: Bank

    init() throws {
        bank = try Bank()
    }

    private func start(_ size: (columns: UInt16, rows: UInt16)) throws -> TerminalSession {
        let terminal = try TerminalSession(
            bank,
            ["game"],
            columns: size.columns,
            rows: size.rows
        )
        try terminal.see("> Player 1's name:")
        return terminal
    }

    /// Each key, and what is seen then.
    private func press(_ steps: [(Arrow, String)], at terminal: TerminalSession) throws {
        for (key, sees) in steps {
            terminal.type(key.rawValue)
            try terminal.see(sees)
        }
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
    func arrows(size: (columns: UInt16, rows: UInt16)) throws {
        let terminal = try start(size)
        terminal.type("Ann\r")
        try terminal.see("> Player 2's name:")
        terminal.type("Ben\r")
        try press([(.enter, "1 Random Win"), (.down, "> 2 Tic Tac Toe")], at: terminal)
        try press(
            [
                (.enter, "> a1 <|  b1  |  c1"),
                (.enter, "Ann (X) took a1."),
                (.down, "|> b2 <|"), (.enter, "Ben (O) took b2."),
                (.right, "|> c1 <"), (.enter, "Ann (X) took c1."),
                (.down, "> a2 <"), (.enter, "Ben (O) took a2."),
                (.up, "|> c2 <"), (.up, "X   |> b1 <|  X"),
            ],
            at: terminal
        )
        let lines = terminal.shown.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= size.rows, "\(terminal.shown)")
        #expect(lines.allSatisfy { $0.count <= size.columns }, "\(terminal.shown)")
        try press([(.enter, "Ann (X) won."), (.enter, "Player 1: Ann (1)")], at: terminal)
        terminal.type("\u{1B}")
        try terminal.see("> Player 1's name:")
        terminal.type("\u{1B}")
        let (status, screen) = terminal.finish()
        #expect(status == 0)
        #expect(screen.hasSuffix("\u{1B}[?1049l"), "the terminal is as it was, and nothing is said")
        #expect(terminal.echoes)
        #expect(try bank.scores() == ["Ann 1, Ben 0, drawn 0"])
    }

    @Test(
        "takes cells by name, and the machine's seat from the list",
        arguments: sizes
    )
    func names(size: (columns: UInt16, rows: UInt16)) throws {
        let terminal = try start(size)
        terminal.type("Ann\r")
        try terminal.see("> Player 2's name:")
        try press(
            [(.down, "> The machine"), (.enter, "> 1 Login"), (.enter, "> 1 Random Win")],
            at: terminal
        )
        terminal.type("2")
        try terminal.see("> a1 <|")
        terminal.type("a1\r")
        // In the narrow window the cell stands in the next line.
        try terminal.see("Ann (X) took a1. The machine (O) took")
        terminal.type("\u{3}")
        #expect(terminal.finish().status == 130)
        #expect(try bank.scores() == [])
    }

    @Test("keeps every key typed ahead, from the names into the second game")
    func typedAhead() throws {
        let terminal = try start(Self.sizes[0])
        let game = "2a1\ra2\rb1\rb2\rc1\r"
        terminal.type("Ann\rBen\r1\(game)\r\(game)\r2b2\r")
        try terminal.see("Ann (X) took b2.")
        try terminal.see { $0.hasPrefix("Ann (X)") && $0.hasSuffix(" 2") }
        terminal.type("\u{4}")
        #expect(terminal.finish().status == 0)
        #expect(try bank.scores() == ["Ann 2, Ben 0, drawn 0"])
    }
}

extension TerminalSession {
    fileprivate func see(where fits: (String) -> Bool) throws {
        try see("a line that fits", where: fits)
    }
}
