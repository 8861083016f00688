import Console
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("A whole window of a terminal", .serialized)
struct TTYTerminalTests {
    private static let size = FrameSize(columns: 80, rows: 24)

    /// The probe, when it has drawn for the first time.
    private func open(
        environment: [String] = ["TERM=xterm", "SWIFT_BACKTRACE=enable=no"],
        typedBefore: String = ""
    ) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(
            ["terminal"],
            environment: environment,
            size: Self.size,
            typedBefore: typedBefore
        )
        try terminal.waitFor("last ")
        return terminal
    }

    /// The terminal is as it was before the program: its settings, its window, its cursor.
    private func expectGivenBack(
        _ terminal: PseudoTerminal,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(terminal.settings == terminal.settingsBefore, sourceLocation: sourceLocation)
        // The cursor and the wrapping of lines are on; the alternate screen and the brackets around
        // what is pasted are off.
        #expect(terminal.grid().modes == [7, 25], sourceLocation: sourceLocation)
    }

    @Test("while it is open, keys arrive at once and unseen; at the end all is as before")
    func normalEnd() throws {
        let terminal = try open()
        #expect(terminal.settings?.areForKeys == true)
        #expect(terminal.grid().modes == [1049, 2004])
        #expect(terminal.grid().text == "size 80 x 24\nkeys 0\nlast none")
        terminal.type("x")
        try terminal.waitFor("last character(\"x\")")
        #expect(terminal.grid().text == "size 80 x 24\nkeys 1\nlast character(\"x\")")
        terminal.type("q")
        let (status, shown) = try terminal.end()
        #expect(status == 0)
        // The answer stands on the usual screen.
        #expect(shown.hasSuffix("\u{1B}[?1049lseen: character(\"x\")\r\n"))
        expectGivenBack(terminal)
    }

    @Test(
        "however the program ends, the terminal is given back",
        arguments: [
            // An error that is thrown, exit(), Ctrl-C, Ctrl-\.
            ("t", 70), ("e", 3), ("\u{3}", 130), ("\u{1C}", -SIGQUIT),
            // Crashes: a precondition (which signal depends on the processor), abort, no such
            // address.
            ("!", nil), ("a", -SIGABRT), ("s", -SIGSEGV),
        ] as [(String, Int32?)]
    )
    func ends(key: String, expected: Int32?) throws {
        let terminal = try open()
        terminal.type("x" + key)
        let (status, _) = try terminal.end()
        if let expected { #expect(status == expected) } else { #expect(status < 0) }
        expectGivenBack(terminal)
    }

    @Test(
        "a signal from outside ends it as it ends every program, and the terminal is given back",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM]
    )
    func signals(signal: Int32) throws {
        let terminal = try open()
        terminal.send(signal)
        #expect(try terminal.end().status == -signal)
        expectGivenBack(terminal)
    }

    @Test(
        "what nobody can mind leaves the window taken: so the other tests look at the right thing"
    )
    func killed() throws {
        let terminal = try open()
        terminal.send(SIGKILL)
        #expect(try terminal.end().status == -SIGKILL)
        #expect(terminal.settings != terminal.settingsBefore)
        #expect(terminal.grid().modes.contains(1049))
    }

    @Test("a signal ends a program that is at work and does not look at its events, in a while")
    func atWork() throws {
        let terminal = try open()
        terminal.type("w")
        try terminal.waitFor("last character(\"w\")")
        terminal.send(SIGTERM)
        #expect(try terminal.end(seconds: 20).status == -SIGTERM)
        expectGivenBack(terminal)
    }

    @Test("a second Ctrl-C ends it at once")
    func insisting() throws {
        // One of a few times, where much else runs on the machine.
        let times = try (1...3).map { _ in
            let terminal = try open()
            terminal.type("w")
            try terminal.waitFor("last character(\"w\")")
            let start = ContinuousClock.now
            terminal.type("\u{3}")
            usleep(100_000)
            terminal.type("\u{3}")
            #expect(try terminal.end(seconds: 20).status == 130)
            expectGivenBack(terminal)
            return ContinuousClock.now - start
        }
        // Without it, the program would have been given two seconds.
        #expect(times.contains { $0 < .seconds(2) })
    }

    @Test("a terminal that nobody looks at does not keep the program from its end")
    func halted() throws {
        let terminal = try open()
        terminal.type("f")
        try terminal.waitFor("last character(\"f\")")
        // Until the terminal takes no more.
        usleep(300_000)
        terminal.type("\u{3}")
        #expect(try terminal.end(seconds: 20, isReading: false).status == 130)
        #expect(terminal.settings == terminal.settingsBefore)
    }

    @Test("keys, syllables and pasted text arrive as they are pressed")
    func keys() throws {
        let terminal = try open()
        let typed = [
            ("\u{1B}[A", "up"), ("\u{1B}OB", "down"), ("\u{1B}[6~", "pageDown"), ("\r", "enter"),
            ("\u{7F}", "backspace"), ("한", "character(\"한\")"), ("\u{4}", "control(\"d\")"),
            ("\u{1B}[200~5만q\r\u{1B}[201~", "paste(\"5만q"), ("\u{1B}", "escape"),
            ("\u{11}", "control(\"q\")"), ("\u{16}", "control(\"v\")"),
        ]
        for (bytes, key) in typed {
            terminal.type(bytes)
            try terminal.waitFor("last \(key)", seconds: 20)
        }
        terminal.type("q")
        #expect(try terminal.end().status == 0)
    }

    @Test("a syllable and an arrow that arrive in pieces are what they are")
    func pieces() throws {
        let terminal = try open()
        for piece in [[0xED], [0x95], [0x9C], [0x1B], [0x5B], [0x41]] as [[UInt8]] {
            terminal.type(piece)
            usleep(5_000)
        }
        terminal.type("q")
        #expect(try terminal.end().shown.hasSuffix("seen: character(\"한\") up\r\n"))
    }

    @Test("what was typed before the program took the terminal is kept, and seen once")
    func typedAhead() throws {
        let terminal = try open(typedBefore: "xy\nzü")
        terminal.type("q")
        let (_, shown) = try terminal.end()
        let keys = "character(\"x\") character(\"y\") enter character(\"z\") character(\"ü\")"
        #expect(shown.hasSuffix("seen: \(keys)\r\n"))
        // By the terminal itself, before.
        let printed = String(decoding: terminal.printed, as: UTF8.self)
        #expect(printed.split(separator: "\u{1B}").first == "xy\r\nzü")
        #expect(printed.components(separatedBy: "zü").count == 2)
    }

    @Test("what is typed behind the end stays for who comes next")
    func typedBehind() throws {
        let shell = try shell()
        shell.type("'\(Probe.path)' terminal\n")
        try shell.waitFor("last none")
        shell.type("q")
        try shell.waitFor("seen: ")
        shell.type("echo $((6 * 7))\n")
        try shell.waitFor("42")
        shell.type("exit\n")
        _ = try shell.end()
    }

    @Test("only what has changed is written")
    func minimal() throws {
        let terminal = try open()
        terminal.type("\u{1B}[A")
        try terminal.waitFor("last up")
        _ = terminal.grid()
        let before = terminal.printed.count
        terminal.type("\u{1B}[A")
        try terminal.waitFor("keys 2")
        _ = terminal.grid()
        #expect(
            String(decoding: terminal.printed[before...], as: UTF8.self)
                == "\u{1B}[?2026h\u{1B}[2;1Hkeys 2\u{1B}[?2026l"
        )
        terminal.type("q")
        _ = try terminal.end()
    }

    @Test("another size is seen at once, and all is drawn anew")
    func resized() throws {
        let terminal = try open()
        terminal.resize(to: FrameSize(columns: 40, rows: 12))
        #expect(try terminal.waitFor("size 40 x 12").contains("\u{1B}[2J"))
        terminal.type("q")
        #expect(try terminal.end().status == 0)
    }

    @Test("a terminal without a size, and an unknown one, are drawn on all the same")
    func unknown() throws {
        let terminal = try PseudoTerminal(["terminal"], environment: ["TERM=never-heard-of"])
        try terminal.waitFor("size 80 x 24")
        terminal.type("q")
        #expect(try terminal.end().status == 0)
        expectGivenBack(terminal)
    }

    @Test("descriptors that do not wait are waited for")
    func nonblocking() throws {
        let terminal = try open()
        terminal.type("n")
        try terminal.waitFor("last character(\"n\")")
        usleep(50_000)
        terminal.type("\u{1B}[B")
        try terminal.waitFor("last down")
        // More than the terminal takes at once, until somebody looks at it.
        terminal.type("f")
        usleep(300_000)
        for _ in 0..<5 { try terminal.waitFor("9999\u{1B}") }
        terminal.type("\u{3}")
        #expect(try terminal.end().status == 130)
        expectGivenBack(terminal)
    }

    @Test("a terminal that goes away ends the program")
    func hungUp() throws {
        let terminal = try open()
        terminal.hangUp()
        let (status, _) = try terminal.end(seconds: 20)
        // By its hang-up, or in order, when the end of the input is seen first: its answer is lost.
        #expect(status == -SIGHUP || status == 74)
    }

    @Test("a terminal that goes away from a program that minds no hang-up ends it in order")
    func hungUpUnminded() throws {
        let terminal = try PseudoTerminal(
            program: "/bin/sh",
            ["-c", "trap '' HUP; exec '\(Probe.path)' terminal"],
            environment: ["TERM=xterm"],
            size: Self.size
        )
        try terminal.waitFor("last none")
        terminal.hangUp()
        #expect(try terminal.end(seconds: 20).status == 74)
    }
}

// MARK: - Jobs of a shell
extension TTYTerminalTests {
    private func shell() throws -> PseudoTerminal {
        let shell = try PseudoTerminal(
            program: "/bin/sh",
            ["-i"],
            environment: ["TERM=xterm", "PS1=ready> ", "PATH=/usr/bin:/bin"],
            size: Self.size
        )
        try shell.waitFor("ready> ")
        return shell
    }

    @Test("Ctrl-Z gives the shell its terminal, and fg takes it again and draws anew")
    func suspended() throws {
        let shell = try shell()
        let settings = shell.settings
        shell.type("'\(Probe.path)' terminal\n")
        try shell.waitFor("last none")
        for round in 1...3 {
            #expect(shell.settings?.areForKeys == true)
            #expect(shell.grid().modes == [1049, 2004])
            shell.type("\u{1A}")
            try shell.waitFor("ready> ")
            #expect(shell.settings == settings)
            #expect(shell.grid().modes == [7, 25])
            shell.type("fg\n")
            try shell.waitFor("keys \(round - 1)")
            shell.type("\u{1B}[A")
            try shell.waitFor("keys \(round)")
            #expect(shell.grid().text == "size 80 x 24\nkeys \(round)\nlast up")
        }
        shell.type("q")
        try shell.waitFor("seen: up up up")
        try shell.waitFor("ready> ")
        #expect(shell.settings == settings)
        shell.type("exit\n")
        _ = try shell.end()
    }

    @Test("in the background it stops instead of touching the terminal of the shell")
    func background() throws {
        let shell = try shell()
        let settings = shell.settings
        shell.type("'\(Probe.path)' terminal &\n")
        try shell.waitFor("ready> ")
        try waitForJob("Stopped", at: shell)
        #expect(shell.settings == settings)
        #expect(!shell.grid().modes.contains(1049))
        shell.type("fg\n")
        try shell.waitFor("last none")
        #expect(shell.settings?.areForKeys == true)

        shell.type("\u{1A}")
        try shell.waitFor("ready> ")
        try expectEndInBackground(of: shell)
        #expect(shell.settings == settings)
        #expect(!shell.grid().modes.contains(1049))
        shell.type("exit\n")
        _ = try shell.end()
    }

    @Test("a signal for its end in the background ends it also when the session takes its time")
    func endAtWorkInBackground() throws {
        let shell = try shell()
        shell.type("'\(Probe.path)' terminal\n")
        try shell.waitFor("last none")
        shell.type("w")
        try shell.waitFor("last character(\"w\")")
        shell.type("\u{1A}")
        try shell.waitFor("ready> ")
        try expectEndInBackground(of: shell)
        shell.type("exit\n")
        _ = try shell.end()
    }

    /// Sends the stopped job of a shell to the background, where it stops again, and wakes it there
    /// for its end.
    private func expectEndInBackground(of shell: PseudoTerminal) throws {
        let settings = shell.settings
        shell.type("bg\n")
        try waitForJob("Stopped", at: shell)
        #expect(shell.settings == settings)
        shell.type("kill %1\nkill -CONT %1\n")
        try waitForJob("Terminated", at: shell)
        #expect(shell.settings == settings)
    }

    /// Waits until the shell says that of its job; it does so when it is asked.
    private func waitForJob(_ state: String, at shell: PseudoTerminal) throws {
        var question = 0
        try shell.waitUntil("the job is '\(state)'") {
            // Each answer is read to its end, so that a late one is not taken for the next. The mark
            // is put together by the shell: what is typed, and shown, does not hold it.
            question += 1
            shell.type("jobs; echo asked''\(question)\n")
            let answer = try? shell.waitFor("asked\(question)")
            return answer?.contains(state) == true
        }
    }

    @Test("after a stop that nobody can mind it takes the terminal again and draws anew")
    func stopped() throws {
        let terminal = try open()
        terminal.send(SIGSTOP)
        try terminal.waitForStop()
        terminal.send(SIGCONT)
        try terminal.waitFor("\u{1B}[?1049h")
        try terminal.waitFor("last none")
        #expect(terminal.settings?.areForKeys == true)
        terminal.type("q")
        #expect(try terminal.end().status == 0)
        expectGivenBack(terminal)
    }
}
