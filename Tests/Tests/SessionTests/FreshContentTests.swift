/// A customer at the screens while other processes change the book.
@Suite("Screens while another process changes the book")
struct FreshContentTests {
    @Test("show the change without a key, and keep the focus and the typed text")
    func otherProcess() throws {
        let (bank, account) = try Bank.withAccount(holding: 100_000)
        let terminal = try bank.terminal()
        try terminal.waitToShow("s Sign in")
        try terminal.perform(Tour(first: account).signingIn)
        try terminal.waitToShow("100,000")
        terminal.type("\u{1B}[B")
        try terminal.waitUntil("the focus moves") { terminal.focus != nil }
        let focus = terminal.focus
        try bank.expecting("account deposit \(account) 23456")
        try terminal.waitToShow("123,456")
        #expect(terminal.focus == focus)
        try terminal.perform(Tour(first: account).withdrawing)
        terminal.type("777")
        try terminal.waitToShow("▸ Amount: 777")
        try bank.expecting("account deposit \(account) 100000")
        try terminal.waitToShow("223,456")
        terminal.type("\u{C}")
        try terminal.waitToShow("▸ Amount: 777")
        terminal.type("\u{3}")
        #expect(try terminal.waitForExit().exitCode == 130)
    }
}

extension PseudoTerminal {
    /// The text of the focused line up to its first two spaces.
    fileprivate var focus: String? {
        shown.split(separator: "\n").first { $0.contains("▸") }
            .map { $0[($0.firstIndex(of: "▸") ?? $0.startIndex)...] }
            .map { line in String(line.firstRange(of: "  ").map { line[..<$0.lowerBound] } ?? line)
            }
    }
}
