import BankDriver
import Testing

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
        bank = try Bank.withCustomer()
        account = try bank.account(holding: 100_000)
    }

    /// About to take cash out, with half of the password typed.
    private func atThePassword() throws -> TerminalSession {
        let terminal = try TerminalSession(bank, [])
        try terminal.see("1 Sign in")
        try terminal.take(Tour(first: account).signingIn)
        try terminal.take([
            SessionStep(.choose(1, "Accounts"), sees: account),
            SessionStep(.choose(1, account), sees: "Withdraw"),
            SessionStep(.choose(2, "Withdraw"), sees: "> Amount:"),
            SessionStep(.type("1만"), sees: "you sign to withdraw cash"),
        ])
        terminal.type("482")
        try terminal.see("• • •")
        return terminal
    }

    private func expectUntouched(_ terminal: TerminalSession) throws {
        #expect(terminal.echoes)
        #expect(try bank.balance(of: account) == 100_000)
        _ = try bank.head()
    }

    @Test("Ctrl-D at an empty field ends the session in order")
    func endOfInput() throws {
        let terminal = try atThePassword()
        // What has been typed is not empty yet: it deletes, which does nothing here.
        terminal.type("\u{4}\u{15}\u{4}")
        let (status, screen) = terminal.finish()
        #expect(status == 0)
        #expect(screen.hasSuffix("\u{1B}[?1049l"))
        try expectUntouched(terminal)
    }

    @Test(
        "Ctrl-D at a list, a password, a field or an account ends the session in order",
        arguments: [0, 1, 2, 4, 5, 6, 8]
    )
    func endOfInputAnywhere(steps: Int) throws {
        let tour = Tour(first: account)
        let terminal = try TerminalSession(bank, [])
        try terminal.see("1 Sign in")
        try terminal.take(Array(tour.steps.prefix(steps)))
        terminal.type("\u{4}")
        let (status, screen) = terminal.finish()
        #expect(status == 0)
        #expect(screen.hasSuffix("\u{1B}[?1049l"))
        #expect(terminal.echoes)
        _ = try bank.head()
    }

    @Test(
        "Ctrl-C ends the session with 130, and SIGTERM with 143",
        arguments: [true, false]
    )
    func interrupted(byKey: Bool) throws {
        let terminal = try atThePassword()
        if byKey { terminal.type("\u{3}") } else { terminal.signal(SIGTERM) }
        let (status, screen) = terminal.finish()
        #expect(status == (byKey ? 130 : 143))
        #expect(screen.hasSuffix("\u{1B}[?1049l"))
        try expectUntouched(terminal)
    }

    @Test("a closed terminal ends the session")
    func hungUp() throws {
        let terminal = try atThePassword()
        terminal.hangUp()
        // By the signal, or in order when the end of the input is seen first.
        #expect([128 + SIGHUP, 0, 74].contains(terminal.finish().status))
        #expect(try bank.balance(of: account) == 100_000)
        _ = try bank.head()
    }

    @Test("the session continues after Ctrl-Z and fg")
    func suspended() throws {
        var bank = bank
        bank.environment = ["PS1": "ready> "]
        let shell = try TerminalSession(bank, program: ["/bin/sh", "-i"])
        try shell.expect("ready> ")
        shell.type("'\(Bank.executable)'\n")
        try shell.see("1 Sign in")
        shell.type("1")
        try shell.see("1 김하나")
        shell.type("1")
        try shell.see("> Authentication password:")
        shell.type("48")
        try shell.see("• •")
        shell.type("\u{1A}")
        try shell.see("ready> ")
        #expect(shell.echoes)
        shell.type("fg\n")
        // The two dots are drawn anew: what was typed is still there.
        try shell.see("• •")
        #expect(!shell.echoes)
        shell.type("2915\r")
        try shell.see("Hello, 김하나")
        shell.type("\u{3}")
        try shell.see("ready> ")
        shell.type("echo status $?\n")
        try shell.see("status 130")
        #expect(shell.echoes)
        shell.type("exit\n")
        _ = shell.finish()
    }

    @Test("redraws in a window of 40 × 12 without overflow")
    func resized() throws {
        let terminal = try atThePassword()
        terminal.resize(columns: 40, rows: 12)
        // The line that is too long for 40 columns is broken.
        try terminal.see("the narrow window") { $0.hasSuffix("to withdraw") }
        let lines = terminal.shown.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count <= 12, "\(terminal.shown)")
        #expect(lines.allSatisfy { $0.count <= 40 }, "\(terminal.shown)")
        #expect(terminal.shown.contains("• • •"), "what was typed is still there")
        terminal.type("915\r")
        try terminal.see("10,000 won was withdrawn.")
        terminal.resize(columns: 80, rows: 24)
        try terminal.see("Recent movements")
        terminal.type("\u{3}")
        #expect(terminal.finish().status == 130)
        #expect(try bank.balance(of: account) == 90_000)
    }
}
