/// The way of a person through the bank at a terminal: letters, Enter, and what is typed in fields.
///
/// No command is needed, not even on the first day.
@Suite("A person at a terminal, by letters only")
struct LettersTests {
    private static let newPassword = "739164"

    /// Returns a terminal with the first screen.
    private func terminal(_ bank: Bank) throws -> PseudoTerminal {
        let terminal = try bank.terminal()
        try terminal.waitToShow("Forgot the password")
        return terminal
    }

    /// Leaves everything by `q`, and audits the book.
    private func leave(_ terminal: PseudoTerminal, _ bank: Bank) throws {
        terminal.type("g")
        try terminal.waitToShow("Sign out")
        terminal.type("q")
        try terminal.waitToShow("You are signed out.")
        terminal.type("q")
        #expect(try terminal.waitForExit().exitCode == 0)
        _ = try bank.head()
    }

    /// Types the end of the recovery code on the screen, which must show it.
    private func note(_ terminal: PseudoTerminal) throws -> String {
        let line = try terminal.waitForLine("there is a recovery code") {
            $0.contains(/([0-9A-Z]{4}-){6}[0-9A-Z]{4}/)
        }
        let code = try #require(line.firstMatch(of: /([0-9A-Z]{4}-){6}[0-9A-Z]{4}/)).output.0
        terminal.type("\(code.suffix(4))\r")
        try terminal.waitToShow("Hello, 김하나")
        return String(code)
    }

    @Test("joins without a book, is reminded to note the recovery code, and signs in again")
    func joins() throws {
        let bank = try Bank()
        let terminal = try terminal(bank)
        try terminal.press([
            ("s", "There are no customers yet."), ("n", "▸ Name:"),
            ("김하나\r", "▸ Birth date:"), ("19901301\r", "is not a birth date"),
            ("\u{15}19900314\r", "▸ Phone:"),
            ("010 2345 6789\r", "▸ New authentication password:"),
            ("900314\r", "must not be the birth date"),
            ("\(Bank.password)\r", "▸ The same password again:"),
            ("\(Bank.password)\r", "Recovery code"),
            ("\u{1B}", "You noted no recovery code."), ("f", "▸ Current authentication password:"),
            ("\t", "▸ f Forgot the password"), ("s", "▸ Authentication password:"),
            ("\(Bank.password)\r", "Recovery code"),
        ])
        let code = try note(terminal)
        #expect(!terminal.shown.contains("You noted no recovery code."))
        try terminal.press([
            ("q", "You are signed out."), ("s", "Who are you?"),
            ("\r", "▸ Authentication password:"), ("\(Bank.password)\r", "Hello, 김하나"),
        ])
        try leave(terminal, bank)
        let recovery = try bank.run(
            ["customer", "unlock", "C000001", "--pin-stdin"],
            input: "\(code)\n"
        )
        #expect(recovery.exitCode == 0, "\(recovery.errorOutput)")
    }

    @Test("forgets the password until it is locked, and recovers")
    func recovers() throws {
        let bank = try Bank()
        let joined = try bank.expecting(
            "customer join --name 김하나 --birth 1990-03-14 --phone 010-2345-6789"
        )
        let code = try bank.text("recoveryCode", in: joined)
        let terminal = try terminal(bank)
        try terminal.press([("s", "Who are you?"), ("\r", "▸ Authentication password:")])
        for left in [4, 3, 2] {
            terminal.type("111222\r")
            try terminal.waitToShow("\(left) more wrong tries lock it")
        }
        try terminal.press([
            ("111222\r", "one more wrong try locks it"),
            ("111222\r", "is locked after 5 wrong tries"),
            ("f", "▸ Recovery code:"), ("\(code)\r", "▸ New authentication password:"),
            ("\(Self.newPassword)\r", "▸ The same password again:"),
            ("\(Self.newPassword)\r", "Recovery code"),
        ])
        #expect(try note(terminal) != code)
        try leave(terminal, bank)
        let verified = try bank.run(
            ["customer", "verify", "C000001", "--pin-stdin"],
            input: "\(Self.newPassword)\n"
        )
        #expect(verified.exitCode == 0, "\(verified.errorOutput)")
    }

    @Test("plays without signing in")
    func plays() throws {
        let bank = try Bank()
        let terminal = try terminal(bank)
        try terminal.press([
            ("p", "▸ Player 1's name:"), ("Ann\r", "▸ Player 2's name:"), ("Ben\r", "▸ s Login"),
            ("s", "Random Win"),
            ("\r", "Magic"), ("p", "won."), ("\r", "Player 1: Ann"), ("q", "Player 1's name"),
            ("\u{1B}", "Forgot the password"),
        ])
        terminal.type("q")
        #expect(try terminal.waitForExit().exitCode == 0)
        #expect(try bank.scores().count == 1)
    }
}
