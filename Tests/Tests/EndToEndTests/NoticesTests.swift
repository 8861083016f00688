@Suite("The notices of a real bank")
struct NoticesTests {
    private func texts(_ bank: Bank, _ options: String = "") throws -> [String] {
        let answer = try bank("notices --customer C000001 \(options) --json").json()
        let notices = try #require(answer["notices"] as? [[String: any Sendable]])
        return try notices.map { try bank.text("text", in: $0) }
    }

    @Test("report each kind of event, in each process, until they are read in one")
    func kinds() throws {
        let bank = try Bank.withCard()
        let account = Bank.firstAccount
        _ = try bank.join(phone: "010-9876-5432")
        let other = try bank.text("account", in: bank.expecting("account open --customer C000002"))
        try bank.expecting("account deposit \(other) 50000")
        try bank.expecting("account transfer \(other) \(account) 7000 --memo 점심")
        let wrong = try bank.run(
            ["account", "withdraw", account, "1", "--yes", "--pin-stdin"],
            input: "111222\n"
        )
        #expect(wrong.exitCode == 2)
        try bank.expecting("account withdraw \(account) 1")
        try bank.expecting("card pay \(account)/card1 1840 편의점")
        try bank.expecting("day advance 6")
        let expected = [
            "The hold for 1,840 won at 편의점 expires on 2026-01-12",
            "Payment of 1,840 won at 편의점",
            "Password tried 2 times in a row",
            "7,000 won received from \(other): 점심",
            "1,000,000 won received in cash",
        ]
        #expect(try texts(bank) == expected)
        #expect(try texts(bank, "--unread") == expected)
        try bank.expecting("notices read --customer C000001")
        #expect(try texts(bank, "--unread") == [])
        try bank.expecting("day advance 90")
        let later = try texts(bank, "--unread")
        #expect(later.count == 1)
        #expect(later.first?.hasSuffix(" paid, after tax") == true, "\(later)")
        #expect(try bank.expecting("audit")["uncovered"] as? Int != nil)
    }

    @Test("are listed by who hears them, and leave no trace when the module is left out")
    func modules() throws {
        let bank = try Bank.withCard()
        let heard = try #require(bank.expecting("events")["heard"] as? [[String: any Sendable]])
        #expect(try heard.allSatisfy { try bank.text("module", in: $0) == "Notices" })
        let payments = try #require(heard.first { $0["purpose"] as? String == "account.deposit" })
        #expect(payments["entries"] as? Int == 1)
        #expect(try bank("modules --without Notices").exitCode == 0)
        // The history is the same: listening posts nothing.
        let head = try bank.head()
        _ = try texts(bank)
        #expect(try bank.head() == head)
    }

    @Test("are followed at a terminal until Ctrl-C")
    func following() throws {
        let (bank, account) = try Bank.withAccount(holding: 1_000)
        let terminal = try bank.terminal(["notices", "--follow"])
        try terminal.waitToShow("Up to the final entry")
        try bank.expecting("account deposit \(account) 2000")
        try terminal.waitToShow("2,000 won received in cash")
        #expect(!terminal.shown.contains("1,000 won received"), "only what is new")
        terminal.type("\u{3}")
        #expect(try terminal.waitForExit().exitCode == 130)
    }
}
