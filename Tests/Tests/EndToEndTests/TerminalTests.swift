/// Commands at a terminal, with the questions that they ask.
@Suite("The bank at a terminal")
struct TerminalTests {
    @Test("shows a movement, asks for agreement, and hides the password")
    func confirmation() throws {
        let (bank, account) = try Bank.withAccount(holding: 100_000)
        let terminal = try bank.terminal(["account", "withdraw", account, "1만 5천"])
        try terminal.waitFor("15,000 won")
        try terminal.waitFor("[y/N]")
        terminal.type("y\r")
        try terminal.waitFor("assword")
        terminal.type(Bank.password + "\r")
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == 0, "\(output)")
        #expect(!output.contains(Bank.password))
        #expect(try bank.balance(of: account) == 85_000)
    }

    @Test("moves nothing without a yes")
    func declined() throws {
        let (bank, account) = try Bank.withAccount(holding: 100_000)
        for answer in ["\r", "n\r", "\u{4}"] {
            let terminal = try bank.terminal(["account", "withdraw", account, "1만"])
            try terminal.waitFor("[y/N]")
            terminal.type(answer)
            #expect(try terminal.waitForExit().exitCode == 1)
        }
        #expect(try bank.balance(of: account) == 100_000)
    }

    @Test("shows a long answer in the pager, and keeps the exit code")
    func pager() throws {
        var bank = try Bank.withCustomer()
        bank.environment["PATH"] = "/usr/bin:/bin"
        bank.environment["PAGER"] = "sed s/OVERVIEW/PAGED/"
        let help = try bank.terminal(["help"]).waitForExit()
        #expect(help.exitCode == 0)
        #expect(help.output.contains("PAGED: "), "\(help.output)")
        let plain = try bank.terminal(["help", "--no-pager"]).waitForExit()
        #expect(plain.output.contains("OVERVIEW: "))
        #expect(try bank("help").output.contains("OVERVIEW: "))
        bank.environment["PAGER"] = "sed s/✗/PAGED/"
        let broken = ["modules", "--without", "Signing"]
        let refused = try bank.terminal(broken).waitForExit()
        #expect(refused.exitCode == 1)
        #expect(refused.output.contains("PAGED"))
    }

    @Test("reports what is missing instead of waiting without a person")
    func noInput() throws {
        let (bank, account) = try Bank.withAccount(holding: 100_000)
        let unasked = try bank("account withdraw \(account) 1만")
        #expect(unasked.exitCode == 64)
        #expect(unasked.errorOutput.contains("--yes"))
        let unsigned = try bank("account withdraw \(account) 1만 --yes --no-input")
        #expect(unsigned.exitCode == 64)
        #expect(unsigned.errorOutput.contains("--pin-file"))
        #expect(try bank.balance(of: account) == 100_000)
    }

    @Test("a dry run checks everything and changes nothing")
    func dryRun() throws {
        let (bank, account) = try Bank.withAccount(holding: 100_000)
        let head = try bank.head()
        #expect(try bank("account withdraw \(account) 1만 --dry-run").exitCode == 0)
        let tooMuch = try bank("account withdraw \(account) 100001 --dry-run")
        #expect(tooMuch.exitCode == 1, "\(tooMuch.errorOutput)")
        #expect(try bank.head() == head)
    }
}
