/// The transfer form at a real pseudo-terminal.
@Suite("Paying again at a terminal")
struct PayingAgainTests {
    @Test(
        "a recent payee is paid again with a few keys, and nothing is shown twice",
        arguments: [FrameSize(columns: 40, rows: 12), FrameSize(columns: 80, rows: 24)]
    )
    func again(size: FrameSize) throws {
        let (bank, account) = try Bank.withAccount(holding: 100_000)
        try bank.expecting("customer join --name 이두리 --birth 1991-04-15 --phone 010-9876-5432")
        let payee = try bank.text("account", in: bank.expecting("account open --customer C000002"))
        let own = try bank.account()
        try bank.expecting("account transfer \(account) \(payee) 1만 2천")
        let terminal = try bank.terminal(["open", "modularbank://account/\(account)"], size: size)
        try terminal.waitToShow("Sign in to go to")
        try terminal.press([
            ("s", "Who are you?"), ("\r", "▸ Authentication"),
            ("\(Bank.password)\r", "Interest so far"), ("t", "(yours)"),
            ("\u{1B}[B", "▸ \(own) (yours)"), ("\u{1B}[B", "▸ \(payee) (이두리)"),
        ])
        #expect(terminal.shown.contains("last 12,000 won"))
        try terminal.press([
            ("\r", "▸ Amount:"), ("400", "400원"), ("\r", "▸ Memo, if any:"), ("점심\r", "Fee"),
        ])
        let preview = terminal.shown.drop { !$0.isNewline }
        for text in ["400 won", payee, account, "점심"] {
            #expect(preview.ranges(of: text).count == 1, "\(text)")
        }
        terminal.type("\(Bank.password)\r")
        try terminal.waitToShow("400 won was transferred to 이두리.")
        terminal.type("\u{3}")
        #expect(try terminal.waitForExit().exitCode == 130)
        #expect(try bank.balance(of: payee) == 12_400)
    }
}
