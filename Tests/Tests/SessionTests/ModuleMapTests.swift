/// The module map at a terminal of 80 columns, where it is a strip.
@Suite("The strip of the module map")
struct ModuleMapTests {
    @Test("follows from a safe box to the password, while both fields are typed into")
    func strip() throws {
        let (bank, account) = try Bank.withAccount(holding: 100_000)
        try bank.expecting("safebox open \(account)")
        let terminal = try bank.terminal()
        try terminal.waitToShow("s Sign in")
        try terminal.perform(Tour(first: account).signingIn)
        try terminal.press([
            ("m", "Open a screen of another package."), ("b", "BankApp → SafeBox"),
            ("1", "▸ d Put"), ("d", "▸ Amount:"), ("1만\u{F}", "▸ Amount: 1만"),
        ])
        #expect(!terminal.shown.contains("Root › Home"))
        terminal.type("\u{F}")
        try terminal.waitToShow("Root › Home › ")
        terminal.type("\r")
        try terminal.waitToShow("SafeBox → Signing  ✓ SafeBox does not import Signing")
        terminal.type("482\u{F}")
        try terminal.waitUntil("the strip is closed") { !terminal.shown.contains("Root › Home") }
        terminal.type("\u{F}")
        try terminal.waitToShow("VerifyInject")
        #expect(terminal.shown.split(separator: "\n").suffix(3).first?.hasPrefix("Root › ") == true)
        terminal.type("915\r")
        try terminal.waitToShow("10,000 won")
        terminal.resize(to: FrameSize(columns: 40, rows: 12))
        try terminal.waitToShow("SafeBox → Signing")
        terminal.type("\u{3}")
        #expect(try terminal.waitForExit().exitCode == 130)
    }
}
