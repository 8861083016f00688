import Foundation

@Suite("bank without a command on kinds of terminals")
struct KindsOfTerminalTests {
    private let bank: Bank
    private let account: String

    init() throws {
        (bank, account) = try Bank.withAccount(holding: 100_000)
    }

    @Test("a terminal shows colors unless NO_COLOR is set", arguments: [false, true])
    func colors(isNoColorSet: Bool) throws {
        var bank = bank
        if isNoColorSet { bank.environment["NO_COLOR"] = "1" }
        let terminal = try bank.terminal()
        try terminal.waitToShow("s Sign in")
        terminal.type("\u{4}")
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == 0)
        // Any style but the reset of all styles.
        #expect(output.contains(/\u{1B}\[[1-9][0-9;]*m/) == !isNoColorSet)
    }

    @Test("a terminal that reports a light background gets colors that are readable on it")
    func light() throws {
        let terminal = try bank.terminal()
        try terminal.waitFor("\u{1B}]11;?\u{7}")
        // The first screen does not wait for the response. A key beside it is not lost.
        try terminal.waitFor("\u{1B}[1;36m")
        terminal.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}s")
        try terminal.waitToShow("Who are you?")
        terminal.type("\u{4}")
        let output = try terminal.waitForExit().output
        let last = try #require(output.range(of: "\u{1B}[2J", options: .backwards))
        #expect(output[last.upperBound...].contains("\u{1B}[34m"))
        #expect(!output[last.upperBound...].contains("\u{1B}[1;36m"))
    }

    @Test(
        "the background is an option, or a variable of the environment",
        arguments: [("--background light", "15;0"), ("", "0;15")]
    )
    func background(options: String, variable: String) throws {
        var bank = bank
        bank.environment["COLORFGBG"] = variable
        let terminal = try bank.terminal(options.split(separator: " ").map(String.init))
        try terminal.waitToShow("s Sign in")
        terminal.type("\u{4}")
        let output = try terminal.waitForExit().output
        #expect(output.contains("\u{1B}[34m"))
        #expect(output.contains("\u{1B}]11;") == options.isEmpty)
    }

    @Test(
        "--idle-lock takes minutes, or 0 for never, and is for screens only",
        arguments: [
            ("--idle-lock 0", 0), ("--idle-lock 1440", 0), ("--idle-lock=5", 0),
            ("--idle-lock -1", 64), ("--idle-lock 1441", 64), ("--idle-lock soon", 64),
            ("--idle-lock 1.5", 64), ("--idle-lock", 64), ("day --idle-lock 5", 64),
            ("open modularbank://account/1 --idle-lock x", 64),
        ]
    )
    func idleLock(line: String, exitCode: Int32) throws {
        let terminal = try bank.terminal(line.split(separator: " ").map(String.init))
        if exitCode == 0 {
            try terminal.waitToShow("s Sign in")
            terminal.type("\u{4}")
        }
        let outcome = try terminal.waitForExit()
        #expect(outcome.exitCode == exitCode, "\(outcome.output)")
        #expect(outcome.output.contains("--idle-lock") == (exitCode != 0))
    }

    @Test("--idle-lock is refused where screens are printed as lines, which nothing locks")
    func idleLockOfLines() throws {
        for command in ["", "open modularbank://account/\(account)"] {
            let outcome = try bank("\(command) --idle-lock 5", input: "back\n")
            #expect(outcome.exitCode == 64)
            #expect(outcome.output == "")
            #expect(outcome.errorOutput.contains("'--idle-lock' has no effect on screens that"))
        }
    }

    @Test("a dumb terminal asks line by line and hides the password")
    func dumb() throws {
        var bank = bank
        bank.environment["TERM"] = "dumb"
        let terminal = try bank.terminal()
        try terminal.waitFor("[sign-in]")
        terminal.type("sign-in\n")
        try terminal.waitFor("Who are you?")
        terminal.type("1\n")
        try terminal.waitFor("Authentication password")
        try terminal.waitUntil("typed characters are hidden") { !terminal.echoes }
        terminal.type("\(Bank.password)\n")
        try terminal.waitFor("Hello, 김하나")
        terminal.type("accounts\n")
        try terminal.waitFor("100,000 won")
        terminal.type("\u{4}")
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == 0)
        #expect(terminal.echoes)
        #expect(!output.contains("\u{1B}"))
        #expect(!output.contains(Bank.password))
    }

    @Test(
        "refuses options of commands on screens, such as --dry-run",
        arguments: ["--dry-run", "--yes", "--pin-stdin", "--idempotency-key k"]
    )
    func optionsOfCommands(options: String) throws {
        let lines = ["s", "1", Bank.password, "a", "1", "d", "5만", "y"]
        let input = lines.map { $0 + "\n" }.joined()
        for command in ["", "open modularbank://account/\(account)"] {
            let outcome = try bank("\(command) \(options)", input: input)
            #expect(outcome.exitCode == 64)
            #expect(outcome.output == "")
            let reason = command.isEmpty ? "has no effect on screens" : "has no effect on 'open'"
            #expect(outcome.errorOutput.contains(reason), "\(outcome.errorOutput)")
        }
        #expect(try bank.balance(of: account) == 100_000)
    }

    @Test("fails on a full disk, and ends silently on a closed pipe")
    func broken() throws {
        let full = try shell("yes /back | head -1 | '\(Bank.executable)' > /dev/full")
        #expect(full.exitCode == 74)
        #expect(full.errorOutput.contains("standard output"))
        // The reader has ended before the bank begins to write.
        let closed = try shell(
            "exec 3> >(true); wait $!; '\(Bank.executable)' < /dev/null >&3; echo $?"
        )
        #expect(closed.errorOutput == "")
        #expect(closed.output == "0\n" || closed.output == "141\n")
    }

    private func shell(_ command: String) throws -> Bank.Outcome {
        try bank.run(program: ["/bin/bash", "-c", command])
    }
}
