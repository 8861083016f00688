#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The ways in which a session at a terminal ends, other than by choosing to leave.
@Suite("A session of screens at a terminal")
struct LeavingTests {
    private let bank: Bank
    private let account: String

    init() throws {
        (bank, account) = try Bank.withAccount(holding: 100_000)
    }

    /// Returns a terminal that is about to withdraw cash, with half of the password typed.
    private func atThePassword() throws -> PseudoTerminal {
        let terminal = try bank.terminal()
        try terminal.waitToShow("s Sign in")
        let tour = Tour(first: account)
        try terminal.perform(tour.signingIn + tour.withdrawing)
        try terminal.perform([
            SessionStep(.type("1만"), shows: "With the password you sign this.")
        ])
        terminal.type("482")
        try terminal.waitToShow("• • •")
        return terminal
    }

    private func expectUnchanged(_ terminal: PseudoTerminal) throws {
        #expect(terminal.echoes)
        #expect(try bank.balance(of: account) == 100_000)
        _ = try bank.head()
    }

    @Test("Ctrl-D at an empty field ends the session in order")
    func endOfInput() throws {
        let terminal = try atThePassword()
        // The first Ctrl-D deletes, because the field is not empty; Ctrl-U empties it.
        terminal.type("\u{4}\u{15}\u{4}")
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == 0)
        #expect(output.hasSuffix("\u{1B}[?1049l"))
        try expectUnchanged(terminal)
    }

    @Test(
        "Ctrl-C ends the session with 130, and SIGTERM with 143",
        arguments: [true, false]
    )
    func interrupted(byKey: Bool) throws {
        let terminal = try atThePassword()
        if byKey { terminal.type("\u{3}") } else { terminal.send(SIGTERM) }
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == (byKey ? 130 : 143))
        #expect(output.hasSuffix("\u{1B}[?1049l"))
        try expectUnchanged(terminal)
    }

    @Test("a closed terminal ends the session")
    func hungUp() throws {
        let terminal = try atThePassword()
        terminal.hangUp()
        // By the signal, or in order if the end of the input is read first.
        #expect([128 + SIGHUP, 0, 74].contains(try terminal.waitForExit().exitCode))
        #expect(try bank.balance(of: account) == 100_000)
        _ = try bank.head()
    }

    @Test("the session continues after Ctrl-Z and fg")
    func suspended() throws {
        var bank = bank
        bank.environment = ["PS1": "ready> "]
        let shell = try bank.terminal(program: ["/bin/sh", "-i"])
        try shell.waitFor("ready> ")
        shell.type("'\(Bank.executable)'\n")
        try shell.waitToShow("s Sign in")
        shell.type("s")
        try shell.waitToShow("1 김하나")
        shell.type("1")
        try shell.waitToShow("▸ Authentication password:")
        shell.type("48")
        try shell.waitToShow("• •")
        shell.type("\u{1A}")
        try shell.waitToShow("ready>")
        #expect(shell.echoes)
        shell.type("fg\n")
        // The typed characters are kept, and drawn again.
        try shell.waitToShow("• •")
        #expect(!shell.echoes)
        shell.type("2915\r")
        try shell.waitToShow("Hello, 김하나")
        shell.type("\u{3}")
        try shell.waitToShow("ready>")
        shell.type("echo status $?\n")
        try shell.waitToShow("status 130")
        #expect(shell.echoes)
        shell.type("exit\n")
        _ = try shell.waitForExit()
    }

    @Test("redraws in a window of 40 × 12 without overflow")
    func resized() throws {
        let terminal = try atThePassword()
        let start = terminal.output.count
        /// The content of the narrow window, which is drawn anew.
        func narrow() -> TerminalGrid {
            var grid = TerminalGrid(FrameSize(columns: 40, rows: 12))
            // Without wrapping, so that a line that is too long is an overrun.
            grid.write("\u{1B}[?7l")
            grid.write(String(decoding: terminal.output[start...], as: UTF8.self))
            return grid
        }
        terminal.resize(to: FrameSize(columns: 40, rows: 12))
        try terminal.waitUntil("the narrow window shows what is signed, and the password") {
            let text = narrow().text
            return text.contains("Withdraw") && text.contains("• • •")
        }
        #expect(!narrow().isOverrun, "\(narrow().text)")
        #expect(narrow().text.contains("• • •"), "the typed characters are kept")
        terminal.type("915\r")
        try terminal.waitUntil("the withdrawal is confirmed") {
            narrow().text.contains("10,000 won was withdrawn.")
        }
        terminal.resize(to: FrameSize(columns: 80, rows: 24))
        try terminal.waitToShow("Give a nickname")
        terminal.type("\u{3}")
        #expect(try terminal.waitForExit().exitCode == 130)
        #expect(try bank.balance(of: account) == 90_000)
    }
}
