import BankDriver
import Console
import ConsoleTesting
import Testing

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

    /// Returns a terminal with Home of the only customer.
    private func home(_ bank: Bank) throws -> PseudoTerminal {
        let terminal = try terminal(bank)
        try terminal.press([
            ("s", "Who are you?"), ("\r", "▸ Authentication password:"),
            ("\(Bank.password)\r", "Hello, 김하나"),
        ])
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

    @Test("joins without a book, and signs in again")
    func joins() throws {
        let bank = try Bank()
        let terminal = try terminal(bank)
        try terminal.press([
            ("s", "There are no customers yet."), ("n", "▸ Name:"),
            ("김하나\r", "▸ Birth date:"), ("1990-13-01\r", "is not a date of the calendar"),
            ("\u{15}1990-03-14\r", "▸ Phone:"),
            ("010-2345-6789\r", "▸ New authentication password:"),
            ("900314\r", "must not be the birth date"),
            ("\(Bank.password)\r", "▸ The same password again:"),
            ("\(Bank.password)\r", "Recovery code"),
        ])
        let code = try note(terminal)
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

    @Test("opens an account, and deposits money")
    func opens() throws {
        let bank = try Bank.withCustomer()
        let terminal = try home(bank)
        try terminal.press([
            ("n", "▸ Nickname, if any:"), ("월급\r", "is open."), ("\r", "d Deposit"),
            ("d", "▸ Amount:"), ("300만\r", "Confirm"), ("y", "3,000,000 won was deposited."),
            ("q", "Your money"),
        ])
        try leave(terminal, bank)
        #expect(try bank.balance(of: "월급") == 3_000_000)
    }

    @Test("opens a safe box, and saves")
    func saves() throws {
        let (bank, account) = try Bank.withAccount(holding: 1_000_000)
        let terminal = try home(bank)
        try terminal.press([
            ("b", "no box yet"), ("\r", "has no safe box yet"), ("n", "The safe box is open"),
            ("d", "▸ Amount:"), ("40만\r", "▸ Authentication password:"),
            ("\(Bank.password)\r", "400,000 won went into the safe box"),
            ("g", "400,000 won of 10,000,000 won"),
        ])
        try leave(terminal, bank)
        #expect(try bank.balance(of: account) == 600_000)
    }

    @Test("gets a card, and pays")
    func pays() throws {
        let (bank, _) = try Bank.withAccount(holding: 1_000_000)
        let terminal = try home(bank)
        try terminal.press([
            ("c", "You have no card yet."), ("n", "Which account"), ("\r", "Issue the card"),
            ("y", "▸ Authentication password:"), ("\(Bank.password)\r", "is issued."),
            ("1", "Paid today"), ("p", "Where do you want to pay?"), ("\r", "▸ Amount:"),
            ("1만2천\r", "▸ Merchant:"), ("책방\r", "Confirm"),
            ("y", "12,000 won are held for 책방."), ("g", "12,000 won of 6,000,000 won today"),
        ])
        try leave(terminal, bank)
    }

    @Test("loses a card, and gets another one")
    func loses() throws {
        let (bank, account) = try Bank.withAccount(holding: 1_000_000)
        let card = try bank.text("card", in: bank.expecting("card issue \(account)"))
        let terminal = try home(bank)
        try terminal.press([
            ("c", "Issue a card"), ("\r", "Paid today"), ("r", "never pays again"),
            ("y", "is lost."), ("n", "▸ Authentication password:"),
            ("\(Bank.password)\r", "This card replaces the lost one."),
        ])
        try leave(terminal, bank)
        #expect(try bank.text("state", in: bank.expecting("card show \(card)")) == "replaced")
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
