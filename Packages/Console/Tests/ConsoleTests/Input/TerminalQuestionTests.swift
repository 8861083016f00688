import ConsoleTesting
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("Questions at a terminal", .serialized)
struct TerminalQuestionTests {
    @Test("echo is off while a secret is typed and on again after it")
    func secret() throws {
        let terminal = try Probe.terminal("length", "2")
        try terminal.waitFor("Secret 1: ")
        #expect(!terminal.echoes)
        terminal.type("271828\n")
        #expect(try !terminal.waitFor("Secret 2: ").contains("271828"))
        #expect(!terminal.echoes)
        terminal.type("한글\n")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 0)
        #expect(output == "\r\n1: 6 bytes, ••••••\r\n2: 6 bytes, ••••••\r\n")
        #expect(terminal.echoes)
    }

    @Test("lines typed ahead answer questions in order")
    func typedAhead() throws {
        let terminal = try Probe.terminal("length", "2")
        terminal.type("a\nbcd\n")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 0)
        #expect(output.contains("1: 1 bytes, ••••••\r\n2: 3 bytes"))
        #expect(terminal.echoes)
    }

    @Test("Ctrl-C at a secret ends the program with exit code 130 and restores echo")
    func interrupted() throws {
        let terminal = try Probe.terminal("length", "1")
        try terminal.waitFor("Secret 1: ")
        terminal.type("1234\u{3}")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 130)
        #expect(!output.contains("Error"))
        #expect(terminal.echoes)
    }

    @Test(
        "a signal at a secret ends the program by that signal and restores echo",
        arguments: [SIGTERM, SIGHUP, SIGQUIT]
    )
    func ended(signal: Int32) throws {
        let terminal = try Probe.terminal("length", "1")
        try terminal.waitFor("Secret 1: ")
        #expect(!terminal.echoes)
        terminal.send(signal)
        #expect(try terminal.end().exitCode == -signal)
        #expect(terminal.echoes)
    }

    @Test("SIGKILL at a secret leaves echo off, which proves that the other tests can fail")
    func killed() throws {
        let terminal = try Probe.terminal("length", "1")
        try terminal.waitFor("Secret 1: ")
        terminal.send(SIGKILL)
        #expect(try terminal.end().exitCode == -SIGKILL)
        #expect(!terminal.echoes)
    }

    @Test("a crash at a secret restores echo")
    func crashed() throws {
        let terminal = try Probe.terminal(
            "crash",
            environment: ["SWIFT_BACKTRACE": "enable=no"]
        )
        try terminal.waitFor("Secret: ")
        #expect(!terminal.echoes)
        #expect(try terminal.end().exitCode < 0)
        #expect(terminal.echoes)
    }

    @Test("a secret is asked for again, without echo, after SIGSTOP and SIGCONT")
    func stopped() throws {
        let terminal = try Probe.terminal("length", "1")
        try terminal.waitFor("Secret 1: ")
        terminal.send(SIGSTOP)
        try terminal.waitForStop()
        terminal.send(SIGCONT)
        try terminal.waitFor("Secret 1: ")
        #expect(!terminal.echoes)
        terminal.type("123456\n")
        #expect(try terminal.end().output.contains("6 bytes"))
        #expect(terminal.echoes)
    }

    @Test("Ctrl-Z at a secret restores echo for the shell, and 'fg' turns it off again")
    func suspended() throws {
        let shell = try PseudoTerminal(
            ["/bin/sh", "-i"],
            environment: ["TERM": "dumb", "PS1": "ready> ", "PATH": "/usr/bin:/bin"]
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

    @Test("the end of input at a secret is a usage error")
    func endOfInputAtSecret() throws {
        let terminal = try Probe.terminal("length", "1")
        try terminal.waitFor("Secret 1: ")
        terminal.type("\u{4}")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 64)
        #expect(output.contains("the input at the terminal has no more lines"))
        #expect(terminal.echoes)
    }

    @Test("the end of input at a confirmation declines it")
    func endOfInputAtConfirmation() throws {
        let terminal = try Probe.terminal("ask")
        try terminal.waitFor("[y/N] ")
        terminal.type("\u{4}")
        #expect(try terminal.end().exitCode == 1)
    }

    @Test("the answer to a confirmation is echoed")
    func confirmation() throws {
        let terminal = try Probe.terminal("ask")
        #expect(try terminal.waitFor("Go ahead? [y/N] ").contains("50,000원"))
        #expect(terminal.echoes)
        terminal.type("y\n")
        let (exitCode, output) = try terminal.end()
        #expect(exitCode == 0)
        #expect(output == "y\r\ndone\r\n")
    }

    @Test(
        "Ctrl-C ends a program that works or asks with exit code 130",
        arguments: [("wait", "waiting"), ("ask", "[y/N] ")]
    )
    func interruptedElsewhere(command: String, output: String) throws {
        let terminal = try Probe.terminal(command)
        try terminal.waitFor(output)
        terminal.type("\u{3}")
        #expect(try terminal.end().exitCode == 130)
    }

    @Test("a program runs at an unknown kind of terminal")
    func unknownTerminal() throws {
        let terminal = try Probe.terminal("ask", "--yes", environment: ["TERM": "never-heard-of"])
        #expect(try terminal.end().exitCode == 0)
    }
}
