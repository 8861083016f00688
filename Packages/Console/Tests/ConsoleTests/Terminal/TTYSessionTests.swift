import ConsoleTesting
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("Screens at a terminal", .serialized)
struct TTYSessionTests {
    private func open(
        _ arguments: [String] = [],
        environment: [String: String] = [:],
        typedBefore: String = ""
    ) throws -> PseudoTerminal {
        try PseudoTerminal(
            [Probe.path, "screens"] + arguments,
            environment: environment.merging(["TERM": "xterm"]) { own, _ in own },
            size: Probe.size,
            typedBefore: typedBefore
        )
    }

    @Test(
        "a session shows a secret as dots and other input as text, in the glyphs of the locale",
        arguments: [("C.UTF-8", "• • • • • •"), ("C", "* * * * * *")]
    )
    func secret(locale: String, dots: String) throws {
        let terminal = try open(environment: ["LC_ALL": locale])
        try terminal.waitFor("Secret")
        terminal.type("271828")
        try terminal.waitFor(dots)
        #expect(!terminal.grid().text.contains { $0.isNumber })
        terminal.type("\r")
        try terminal.waitFor("6 bytes.")
        terminal.type("하늘\r")
        try terminal.waitFor("Hello, 하늘.")
        #expect(terminal.grid().text.contains("Hello, 하늘."))
        // Escape goes back to the secret, and from there ends the session.
        terminal.type("\u{1B}")
        try terminal.waitFor("Secret")
        terminal.type("\u{1B}")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 0)
        #expect(output.hasSuffix("ended: left\r\n"))
        expectRestored(terminal)
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("271828"))
    }

    @Test("asks for the background, and draws again for a light one without losing a key")
    func background() throws {
        let terminal = try open(environment: ["LC_ALL": "C.UTF-8"])
        // The first frame does not wait for the response.
        try terminal.waitFor("\u{1B}]11;?\u{7}")
        try terminal.waitFor("\u{1B}[37m")
        terminal.type("27\u{1B}]11;rgb:ffff/ffff/")
        terminal.type("ffff\u{1B}\\1828")
        try terminal.waitFor("\u{1B}[2J")
        try terminal.waitUntil("all digits are typed") {
            terminal.grid().text.contains("• • • • • •")
        }
        terminal.type("\r")
        try terminal.waitFor("6 bytes.")
        terminal.type("\u{3}")
        #expect(try !terminal.end().output.contains("\u{1B}[37m"))
    }

    @Test(
        "does not ask a terminal that cannot answer, or if '--background' answers",
        arguments: [
            ([], ["TERM": "linux"]), ([], ["NO_COLOR": "1"]), (["--background", "light"], [:]),
        ] as [([String], [String: String])]
    )
    func unasked(arguments: [String], environment: [String: String]) throws {
        let terminal = try open(arguments, environment: environment)
        try terminal.waitFor("Secret")
        terminal.type("\u{3}")
        #expect(try terminal.end().exitCode == 130)
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}]11"))
    }

    @Test("a session ends normally at Ctrl-D")
    func endOfInput() throws {
        let terminal = try open()
        try terminal.waitFor("Secret")
        terminal.type("\u{4}")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 0)
        #expect(output.hasSuffix("ended: endOfInput\r\n"))
        #expect(terminal.settings == terminal.initialSettings)
    }

    @Test("a session ends at Ctrl-C with exit code 130 and without a message")
    func interrupted() throws {
        let terminal = try open()
        try terminal.waitFor("Secret")
        terminal.type("2718\u{3}")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 130)
        #expect(output.hasSuffix("\u{1B}[?1049l"))
        #expect(terminal.settings == terminal.initialSettings)
    }

    @Test("text typed before its field appears fills it, and Enter typed then presses nothing")
    func typedAhead() throws {
        let terminal = try open()
        try terminal.waitFor("Secret")
        terminal.type("314159\n하늘\n")
        try terminal.waitUntil("the name is in the field") {
            terminal.grid().text.contains("하늘")
        }
        #expect(!terminal.grid().text.contains("Hello"))
        terminal.type("\n")
        try terminal.waitFor("Hello, 하늘.")
        terminal.type("\u{3}")
        #expect(try terminal.end().exitCode == 130)
    }

    @Test(
        "Escape typed before a screen appears presses nothing on it, although it is decoded later"
    )
    func escapeAhead() throws {
        // Escape is decoded after a pause. A character before its end counts as typed with Alt, and
        // is ignored. Then the test begins again with a longer pause.
        var isDecoded = false
        for exponent in 0..<10 where !isDecoded {
            let terminal = try open()
            try terminal.waitFor("Secret")
            terminal.type("314159\n\u{1B}")
            try terminal.waitFor("6 bytes.")
            usleep(100_000 << exponent)
            terminal.type("하늘\n")
            try terminal.waitFor("늘.")
            isDecoded = terminal.grid().text.contains("Hello, 하늘.")
            terminal.type("\u{3}")
            #expect(try terminal.end().exitCode == 130)
        }
        #expect(isDecoded)
    }

    @Test("a session asks line by line, without echo for a secret, if 'TERM' is 'dumb'")
    func dumb() throws {
        let terminal = try Probe.terminal("screens", environment: ["TERM": "dumb"])
        try terminal.waitFor("Code")
        try terminal.waitUntil("echo is off") { !terminal.echoes }
        terminal.type("271828\n")
        try terminal.waitFor("6 bytes.")
        terminal.type("\u{4}")
        #expect(try terminal.end().exitCode == 0)
        #expect(!terminal.output.contains(0x1B))
        #expect(!String(decoding: terminal.output, as: UTF8.self).contains("271828"))
        #expect(terminal.settings == terminal.initialSettings)
    }
}
