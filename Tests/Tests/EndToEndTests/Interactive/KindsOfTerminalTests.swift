import BankDriver
import Testing

/// `bank` without a word, by where it runs.
@Suite("bank without a command on kinds of terminals")
struct KindsOfTerminalTests {
    private let bank: Bank
    private let account: String

    init() throws {
        bank = try Bank.withCustomer()
        account = try bank.account(holding: 100_000)
    }

    @Test("a terminal shows colors unless NO_COLOR is set", arguments: [false, true])
    func colours(areUnwanted: Bool) throws {
        var bank = bank
        if areUnwanted { bank.environment["NO_COLOR"] = "1" }
        let terminal = try TerminalSession(bank, [])
        try terminal.see("1 Sign in")
        terminal.type("\u{4}")
        let (status, screen) = terminal.finish()
        #expect(status == 0)
        // Any style but the one that ends all styles.
        #expect(screen.contains(/\u{1B}\[[1-9][0-9;]*m/) == !areUnwanted)
    }

    @Test("a dumb terminal asks line by line and hides the password")
    func dumb() throws {
        var bank = bank
        bank.environment["TERM"] = "dumb"
        let terminal = try TerminalSession(bank, [])
        try terminal.expect("[sign-in]")
        terminal.type("sign-in\n")
        try terminal.expect("Who are you?")
        terminal.type("1\n")
        try terminal.expect("Authentication password")
        while terminal.echoes {}
        terminal.type("\(Bank.password)\n")
        try terminal.expect("Hello, 김하나")
        terminal.type("accounts\n")
        try terminal.expect("100,000 won")
        terminal.type("\u{4}")
        let (status, screen) = terminal.finish()
        #expect(status == 0)
        #expect(terminal.echoes)
        #expect(!screen.contains("\u{1B}"))
        #expect(!screen.contains(Bank.password))
    }

    @Test("lists commands as text and JSON without a person")
    func withoutPerson() throws {
        for arguments in [["--no-input"], ["--json"]] {
            let terminal = try TerminalSession(bank, arguments)
            let (status, screen) = terminal.finish()
            #expect(status == 0)
            #expect(screen.contains("account transfer"))
            #expect(!screen.contains("\u{1B}"))
        }
    }

    @Test(
        "refuses options of commands on screens, such as --dry-run",
        arguments: ["--dry-run", "--yes", "--pin-stdin", "--idempotency-key k"]
    )
    func optionsOfCommands(options: String) throws {
        let lines = ["1", "1", Bank.password, "1", "1", "1", "5만", "2"]
        let input = lines.map { $0 + "\n" }.joined()
        for command in ["", "open modularbank://account/\(account)"] {
            let outcome = try bank("\(command) \(options)", input: input)
            #expect(outcome.status == 64)
            #expect(outcome.output == "")
            #expect(outcome.error.contains("is for commands"), "\(outcome.error)")
        }
        #expect(try bank.balance(of: account) == 100_000)
    }

    @Test("fails on a full disk, and ends silently on a closed pipe")
    func broken() throws {
        let full = try shell("yes /back | head -1 | '\(Bank.executable)' > /dev/full")
        #expect(full.status == 74)
        #expect(full.error.contains("standard output"))
        let closed = try shell("sleep 1 | '\(Bank.executable)' | true; echo ${PIPESTATUS[1]}")
        #expect(closed.error == "")
        #expect(closed.output == "0\n" || closed.output == "141\n")
    }

    private func shell(_ command: String) throws -> Bank.Outcome {
        try bank.run(program: ["/bin/bash", "-c", command])
    }
}
