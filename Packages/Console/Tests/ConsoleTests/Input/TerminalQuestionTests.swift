import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("At a terminal", .serialized)
struct TerminalTests {
    @Test("a secret is not seen while it is typed, and echo is back afterwards")
    func secret() throws {
        let terminal = try PseudoTerminal(["length", "2"])
        try terminal.waitFor("Secret 1: ")
        #expect(!terminal.echoes)
        terminal.type("271828\n")
        #expect(try !terminal.waitFor("Secret 2: ").contains("271828"))
        #expect(!terminal.echoes)
        terminal.type("한글\n")
        let (status, shown) = try terminal.end()
        #expect(status == 0)
        #expect(shown == "\r\n1: 6 bytes, ••••••\r\n2: 6 bytes, ••••••\r\n")
        #expect(terminal.echoes)
    }

    @Test("what was typed ahead answers the questions in their order")
    func typedAhead() throws {
        let terminal = try PseudoTerminal(["length", "2"])
        terminal.type("a\nbcd\n")
        let (status, shown) = try terminal.end()
        #expect(status == 0)
        #expect(shown.contains("1: 1 bytes, ••••••\r\n2: 3 bytes"))
        #expect(terminal.echoes)
    }

    @Test("Ctrl-C at a secret ends the program with status 130, echo restored")
    func interrupted() throws {
        let terminal = try PseudoTerminal(["length", "1"])
        try terminal.waitFor("Secret 1: ")
        terminal.type("1234\u{3}")
        let (status, shown) = try terminal.end()
        #expect(status == 130)
        #expect(!shown.contains("Error"))
        #expect(terminal.echoes)
    }

    @Test(
        "a signal at a secret ends the program as it does without one, echo restored",
        arguments: [SIGTERM, SIGHUP, SIGQUIT]
    )
    func ended(signal: Int32) throws {
        let terminal = try PseudoTerminal(["length", "1"])
        try terminal.waitFor("Secret 1: ")
        #expect(!terminal.echoes)
        terminal.send(signal)
        #expect(try terminal.end().status == -signal)
        #expect(terminal.echoes)
    }

    @Test("what nobody can mind leaves echo off: so the other tests look at the right thing")
    func killed() throws {
        let terminal = try PseudoTerminal(["length", "1"])
        try terminal.waitFor("Secret 1: ")
        terminal.send(SIGKILL)
        #expect(try terminal.end().status == -SIGKILL)
        #expect(!terminal.echoes)
    }

    @Test("a crash at a secret restores echo")
    func crashed() throws {
        let terminal = try PseudoTerminal(["crash"], environment: ["SWIFT_BACKTRACE=enable=no"])
        try terminal.waitFor("Secret: ")
        #expect(!terminal.echoes)
        #expect(try terminal.end().status < 0)
        #expect(terminal.echoes)
    }

    @Test("a stop at a secret restores echo, and going on asks again without it")
    func stopped() throws {
        let terminal = try PseudoTerminal(["length", "1"])
        try terminal.waitFor("Secret 1: ")
        terminal.send(SIGSTOP)
        try terminal.waitForStop()
        terminal.send(SIGCONT)
        try terminal.waitFor("Secret 1: ")
        #expect(!terminal.echoes)
        terminal.type("123456\n")
        #expect(try terminal.end().shown.contains("6 bytes"))
        #expect(terminal.echoes)
    }

    @Test("Ctrl-Z at a secret gives the shell its echo back, and fg takes it again")
    func suspended() throws {
        let shell = try PseudoTerminal(
            program: "/bin/sh",
            ["-i"],
            environment: ["TERM=dumb", "PS1=ready> ", "PATH=/usr/bin:/bin"]
        )
        try shell.waitFor("ready> ")
        shell.type("'\(Probe.path)' length 1\n")
        try shell.waitFor("Secret 1: ")
        #expect(!shell.echoes)
        shell.type("\u{1A}")
        try shell.waitFor("ready> ")
        #expect(shell.echoes)
        shell.type("fg\n")
        try shell.waitFor("Secret 1: ")
        #expect(!shell.echoes)
        shell.type("123456\n")
        try shell.waitFor("1: 6 bytes")
        #expect(shell.echoes)
        shell.type("exit\n")
        _ = try shell.end()
    }

    @Test("end of input at a secret is a failure, and at a confirmation a no")
    func endOfInput() throws {
        let secret = try PseudoTerminal(["length", "1"])
        try secret.waitFor("Secret 1: ")
        secret.type("\u{4}")
        let (status, shown) = try secret.end()
        #expect(status == 64)
        #expect(shown.contains("what was typed has no more lines"))
        #expect(secret.echoes)

        let question = try PseudoTerminal(["ask"])
        try question.waitFor("[y/N] ")
        question.type("\u{4}")
        #expect(try question.end().status == 1)
    }

    @Test("a confirmation shows what is typed")
    func confirmation() throws {
        let terminal = try PseudoTerminal(["ask"])
        #expect(try terminal.waitFor("Go ahead? [y/N] ").contains("50,000원"))
        #expect(terminal.echoes)
        terminal.type("y\n")
        let (status, shown) = try terminal.end()
        #expect(status == 0)
        #expect(shown == "y\r\ndone\r\n")
    }

    @Test("Ctrl-C ends a program at work, and one that asks, at once with status 130")
    func interruptedAtWork() throws {
        let work = try PseudoTerminal(["wait"])
        try work.waitFor("waiting")
        work.type("\u{3}")
        #expect(try work.end(seconds: 10).status == 130)

        let question = try PseudoTerminal(["ask"])
        try question.waitFor("[y/N] ")
        question.type("\u{3}")
        #expect(try question.end(seconds: 10).status == 130)
    }

    @Test("an unknown kind of terminal is survived")
    func unknownTerminal() throws {
        let terminal = try PseudoTerminal(["ask", "--yes"], environment: ["TERM=never-heard-of"])
        #expect(try terminal.end().status == 0)
    }
}
