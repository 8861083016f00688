import Foundation

/// A customer who leaves the terminal alone, by a clock of the test.
@Suite("Screens without a key for five minutes")
struct IdleLockTests {
    private let bank: Bank
    private let account: String
    private let terminal: PseudoTerminal

    init() throws {
        (bank, account) = try Bank.withAccount(holding: 100_000)
        let probe = URL(fileURLWithPath: Bank.executable).deletingLastPathComponent()
            .appendingPathComponent("ScreenProbe").path
        terminal = try bank.terminal(program: [probe, "idle", bank.book, bank.book + ".later"])
        try terminal.waitToShow("s Sign in")
    }

    private func pass(toSecond second: Int) throws {
        try Data("\(second)".utf8).write(
            to: URL(fileURLWithPath: bank.book + ".later"),
            options: .atomic
        )
    }

    /// Types half of an amount, and waits for the lock.
    private func leaveAlone() throws {
        let tour = Tour(first: account)
        try terminal.perform(tour.signingIn + tour.withdrawing)
        terminal.type("12345")
        try terminal.waitToShow("▸ Amount: 12345")
        try pass(toSecond: 300)
        try terminal.waitToShow("With the password you continue where you were.")
    }

    @Test("are hidden, and continue with the password where the customer was, with fresh content")
    func continues() throws {
        try leaveAlone()
        try bank.expecting("account deposit \(account) 50000")
        for hidden in ["Withdraw", "김하나", account, "12345", "100,000", "150,000"] {
            #expect(!terminal.shown.contains(hidden), "\(terminal.shown)")
        }
        try terminal.perform([
            SessionStep(.enter(Tour.wrongPassword), shows: "4 more wrong tries lock it"),
            SessionStep(.enter(Bank.password), shows: "▸ Amount: 12345"),
        ])
        try pass(toSecond: 302)
        try terminal.waitToShow("150,000")
        terminal.type("\r")
        try terminal.waitToShow("With the password you sign this.")
        try terminal.perform([
            SessionStep(.enter(Bank.password), shows: "12,345 won was withdrawn.")
        ])
        terminal.type("\u{3}")
        #expect(try terminal.waitForExit().exitCode == 130)
        #expect(try bank.balance(of: account) == 137_655)
        _ = try bank.head()
    }

    @Test("Escape at the lock and at Home asks, and giving up signs out")
    func givesUp() throws {
        try leaveAlone()
        try terminal.press([
            ("\u{1B}", "Locked › Sign out?"), ("\r", "▸ Authentication password:"),
            ("\u{1B}", "Locked › Sign out?"), ("y", "You are signed out."),
            ("\u{1B}", "Leave the bank?"), ("\u{1B}", "s Sign in"),
        ])
        terminal.type("q")
        #expect(try terminal.waitForExit().exitCode == 0)
        #expect(try bank.balance(of: account) == 100_000)
    }
}
