import Console
import ConsoleTesting
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

@Suite("End of a program in key mode", .serialized)
struct TTYRestorationTests {
    @Test(
        "the terminal is restored after an error, an exit, a keyboard signal or a crash",
        arguments: [
            // A thrown error, `exit`, Ctrl-C, Ctrl-\.
            ("t", 70), ("e", 3), ("\u{3}", 130), ("\u{1C}", -SIGQUIT),
            // A failed precondition, whose signal depends on the processor; abort; a wild pointer.
            ("!", nil), ("a", -SIGABRT), ("s", -SIGSEGV),
        ] as [(String, Int32?)]
    )
    func ends(key: String, expected: Int32?) throws {
        let terminal = try Probe.openTerminal()
        terminal.type("x" + key)
        let (exitCode, _) = try terminal.end()
        if let expected { #expect(exitCode == expected) } else { #expect(exitCode < 0) }
        expectRestored(terminal)
    }

    @Test(
        "a signal from another process ends a program and restores the terminal",
        arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM]
    )
    func signals(signal: Int32) throws {
        let terminal = try Probe.openTerminal()
        terminal.send(signal)
        #expect(try terminal.end().exitCode == -signal)
        expectRestored(terminal)
    }

    @Test("SIGKILL leaves the terminal changed, which proves that the other tests can fail")
    func killed() throws {
        let terminal = try Probe.openTerminal()
        terminal.send(SIGKILL)
        #expect(try terminal.end().exitCode == -SIGKILL)
        #expect(terminal.settings != terminal.initialSettings)
        #expect(terminal.grid().modes.contains(1049))
    }

    @Test("a signal ends a program that works without reading its events")
    func atWork() throws {
        let terminal = try Probe.openTerminal()
        terminal.type("w")
        try terminal.waitFor("at work")
        terminal.send(SIGTERM)
        #expect(try terminal.end().exitCode == -SIGTERM)
        expectRestored(terminal)
    }

    @Test("a second signal takes effect without waiting for the first one's grace period")
    func secondSignal() throws {
        // On a busy machine, the grace period may pass before the second signal is sent.
        for attempt in 1...3 {
            let terminal = try Probe.openTerminal()
            terminal.type("w")
            try terminal.waitFor("at work")
            terminal.send(SIGINT)
            // The repaint proves that the event loop has handled the signals before it.
            terminal.resize(to: FrameSize(columns: 40, rows: 12))
            try terminal.waitFor("\u{1B}[2J")
            terminal.send(SIGTERM)
            let (exitCode, _) = try terminal.end()
            expectRestored(terminal)
            if exitCode == -SIGTERM { return }
            // The grace period of SIGINT ended with exit code 130.
            #expect(exitCode == 130 && attempt < 3)
        }
    }

    @Test("a terminal that accepts no output does not prevent the end of the program")
    func halted() throws {
        let terminal = try Probe.openTerminal()
        terminal.type("f")
        try terminal.waitFor("last character(\"f\")")
        // The flood fills the unread terminal within the grace period.
        terminal.type("\u{3}")
        #expect(try terminal.end(isReading: false).exitCode == 130)
        #expect(terminal.settings == terminal.initialSettings)
    }

    @Test("a disconnected terminal ends the program")
    func hungUp() throws {
        let terminal = try Probe.openTerminal()
        terminal.hangUp()
        let (exitCode, _) = try terminal.end()
        // By SIGHUP, or normally if the end of input is seen first; the answer is then lost.
        #expect(exitCode == -SIGHUP || exitCode == 74)
    }

    @Test("a disconnected terminal ends a program that ignores SIGHUP by the end of input")
    func hungUpIgnored() throws {
        let terminal = try PseudoTerminal(
            ["/bin/sh", "-c", "trap '' HUP; exec '\(Probe.path)' terminal"],
            size: Probe.size
        )
        try terminal.waitFor("last none")
        terminal.hangUp()
        #expect(try terminal.end().exitCode == 74)
    }

    @Test("a continued program takes over the terminal again after SIGSTOP")
    func stopped() throws {
        let terminal = try Probe.openTerminal()
        terminal.send(SIGSTOP)
        try terminal.waitForStop()
        terminal.send(SIGCONT)
        try terminal.waitFor("\u{1B}[?1049h")
        try terminal.waitFor("last none")
        #expect(terminal.settings?.isKeyMode == true)
        terminal.type("q")
        #expect(try terminal.end().exitCode == 0)
        expectRestored(terminal)
    }
}
