import Console
import Testing

@Suite("Screens at a terminal", .serialized)
struct TTYSessionTests {
    private static let size = FrameSize(columns: 80, rows: 24)

    private func open(
        _ arguments: [String] = [],
        environment: [String] = [],
        typedBefore: String = ""
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            ["screens"] + arguments,
            environment: ["TERM=xterm"] + environment,
            size: Self.size,
            typedBefore: typedBefore
        )
    }

    @Test("a secret is drawn as dots, and what is typed next is seen")
    func secret() throws {
        let terminal = try open()
        try terminal.waitFor("Secret")
        terminal.type("271828")
        try terminal.waitFor("• • • • • •")
        #expect(!terminal.grid().text.contains { $0.isNumber })
        terminal.type("\r")
        try terminal.waitFor("6 bytes.")
        terminal.type("하늘\r")
        try terminal.waitFor("Hello, 하늘.")
        #expect(terminal.grid().text.contains("Hello, 하늘."))
        // Back to the secret, and out.
        terminal.type("\u{1B}")
        try terminal.waitFor("Secret")
        terminal.type("\u{1B}")
        let (status, shown) = try terminal.end()
        #expect(status == 0)
        #expect(shown.hasSuffix("ended: left\r\n"))
        #expect(terminal.settings == terminal.settingsBefore)
        #expect(terminal.grid().modes == [7, 25])
        #expect(!String(decoding: terminal.printed, as: UTF8.self).contains("271828"))
    }

    @Test("Ctrl-D, and a terminal that ends, end the session in order")
    func endOfInput() throws {
        let terminal = try open()
        try terminal.waitFor("Secret")
        terminal.type("\u{4}")
        let (status, shown) = try terminal.end()
        #expect(status == 0)
        #expect(shown.hasSuffix("ended: endOfInput\r\n"))
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test("Ctrl-C ends the session with status 130 and no word")
    func interrupted() throws {
        let terminal = try open()
        try terminal.waitFor("Secret")
        terminal.type("2718\u{3}")
        let (status, shown) = try terminal.end()
        #expect(status == 130)
        #expect(shown.hasSuffix("\u{1B}[?1049l"))
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test("what was typed before the first screen is meant for the screens, in order")
    func typedAhead() throws {
        let terminal = try open(typedBefore: "314159\n하늘\n")
        try terminal.waitFor("Hello, 하늘.")
        terminal.type("\u{3}")
        #expect(try terminal.end().status == 130)
    }

    @Test(
        "colours are there unless the environment or an option says otherwise",
        arguments: [
            ([], [], true), ([], ["NO_COLOR=1"], false), (["--color", "never"], [], false),
            (["--color", "always"], ["NO_COLOR=1"], true),
        ] as [([String], [String], Bool)]
    )
    func colours(arguments: [String], environment: [String], isColored: Bool) throws {
        let terminal = try open(arguments, environment: environment)
        try terminal.waitFor("Secret")
        terminal.type("\u{4}")
        _ = try terminal.end()
        let printed = String(decoding: terminal.printed, as: UTF8.self)
        // Any style but the one that ends all styles.
        #expect(printed.contains(/\u{1B}\[[1-9][0-9;]*m/) == isColored)
    }

    @Test("a terminal without escape sequences is asked line by line, without echo for a secret")
    func dumb() throws {
        let terminal = try PseudoTerminal(["screens"], environment: ["TERM=dumb"])
        try terminal.waitFor("Code")
        try terminal.waitUntil("echo is off") { !terminal.echoes }
        terminal.type("271828\n")
        try terminal.waitFor("6 bytes.")
        terminal.type("\u{4}")
        #expect(try terminal.end().status == 0)
        #expect(!terminal.printed.contains(0x1B))
        #expect(!String(decoding: terminal.printed, as: UTF8.self).contains("271828"))
        #expect(terminal.settings == terminal.settingsBefore)
    }
}
