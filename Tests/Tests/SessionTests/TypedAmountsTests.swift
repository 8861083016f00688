/// Amounts, dates and phone numbers as a person writes them, in the real bank.
@Suite("Typed amounts and dates")
struct TypedAmountsTests {
    @Test("a screen shows a typed amount in words while it is typed, and takes it")
    func words() throws {
        let (bank, account) = try Bank.withAccount(holding: 100_000)
        try bank.expecting("safebox open \(account)")
        let terminal = try bank.terminal(
            ["open", "modularbank://safebox/\(account)/put?amount=2.5만"],
            size: FrameSize(columns: 40, rows: 12)
        )
        try terminal.waitToShow("Sign in to go to")
        try terminal.press([
            ("s", "Who are you?"), ("\r", "▸ Authentication"),
            ("\(Bank.password)\r", "2만 5,000원"), ("\u{15}3백만", "300만 원"),
            ("\u{15}1억2천만", "1억 2,000만 원"), ("\u{15}", "(5만)"), ("₩7,00", "▸ Amount: ₩7,00"),
        ])
        #expect(!terminal.shown.contains("원"))
        try terminal.press([("0", "7,000원"), ("\r", "With the password you sign this.")])
        terminal.type("\(Bank.password)\r")
        try terminal.waitToShow("7,000 won went into")
        terminal.type("\u{3}")
        #expect(try terminal.waitForExit().exitCode == 130)
        #expect(try bank.balance(of: account) == 93_000)
    }

    @Test("commands take amounts, dates and phone numbers as a person writes them")
    func commands() throws {
        let bank = try Bank()
        try bank.expecting("day start 2026.1.5")
        let joined = try bank.run(
            [
                "customer", "join", "--name", "김하나", "--birth", "19900314", "--phone",
                "010 2345 6789", "--pin-stdin", "--json",
            ],
            input: "\(Bank.password)\n\(Bank.password)\n"
        )
        #expect(joined.exitCode == 0, "\(joined.errorOutput)")
        let account = try bank.account()
        for (typed, won) in [("₩5,000", 5_000), ("2.5만", 25_000), ("1억 2천 3백만 원", 123_000_000)] {
            let answer = try bank.expecting("account deposit \(account) \(typed)")
            #expect(try bank.won("amount", in: answer) == won)
        }
        for period in ["--in 2026-01", "--from -7d --to today", "--from 20260105"] {
            let answer = try bank.expecting("account statement \(account) \(period)")
            #expect(try bank.won("moneyIn", in: answer) == 123_030_000)
        }
        #expect(
            try bank("export csv --to yesterday").output.split(whereSeparator: \.isNewline).count
                == 1
        )
        #expect(
            try bank("export csv --in 2026-01").output.split(whereSeparator: \.isNewline).count == 7
        )
    }
}
