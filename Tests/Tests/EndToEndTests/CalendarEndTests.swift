@Suite("The end of the calendar")
struct CalendarEndTests {
    private func expectRefusal(_ line: String, in bank: Bank) throws {
        let words = line.split(separator: " ").map(String.init)
        let options = line.contains("--dry-run") ? [] : try bank.answeringOptions(of: words)
        let outcome = try bank.run(words + options, input: "\(Bank.password)\n")
        #expect(outcome.exitCode == 1, "\(line): \(outcome)")
        let reason = "The calendar ends at 9999-12-31, and this needs a later day"
        #expect(outcome.errorOutput.contains(reason), "\(line): \(outcome)")
    }

    @Test("refuses what needs a later day, and pays, closes and audits all else to the last day")
    func lastDays() throws {
        let bank = try Bank()
        try bank.expecting("day start 9999-09-20")
        _ = try bank.join()
        let account = try bank.account(holding: 500_000_000)
        try bank.expecting("safebox open \(account)")
        try bank.expecting("safebox payout \(account) monthly")
        try bank.expecting("safebox put \(account) 1000만")
        let card = try bank.text("card", in: bank.expecting("card issue \(account)"))
        let paid = try bank.expecting("day advance 11")
        #expect(paid["date"] as? String == "9999-10-01")
        let shown = try bank.expecting("account show \(account)")
        #expect(try bank.won("balance", in: shown) > 490_000_000)
        #expect(shown["payday"] is NSNull)
        try expectRefusal("account open --customer C000001", in: bank)

        // The last payday of boxes is 12-25, and the hold of the payment expires on 12-31.
        try bank.expecting("day advance 84")
        try bank.expecting("card pay \(card) 1만 책방")
        try bank.expecting("day advance 1")
        for line in ["card pay \(card) 1만 책방", "day advance 7", "day advance 7 --dry-run"] {
            try expectRefusal(line, in: bank)
        }
        #expect(try bank.expecting("day")["date"] as? String == "9999-12-25")
        try bank.expecting("day advance 6")
        #expect(try bank.expecting("safebox show \(account)")["payday"] is NSNull)
        let held = try bank.won("held", in: bank.expecting("account show \(account)"))
        #expect(held == 0)
        try bank.expecting("safebox payout \(account) on-request")
        for line in ["day advance", "safebox payout \(account) monthly"] {
            try expectRefusal(line, in: bank)
        }
        try bank.expecting("safebox interest \(account)")
        try bank.expecting("account withdraw \(account) 1000")
        _ = try bank.head()
    }

    @Test("a book begins on its last day, and after its first day")
    func first() throws {
        let bank = try Bank()
        let refused = try bank("day start 0001-01-01")
        #expect(refused.exitCode == 65)
        #expect(refused.errorOutput.contains("choose a later date"))
        try bank.expecting("day start 9999-12-31")
        _ = try bank.join()
        try expectRefusal("account open --customer C000001", in: bank)
        _ = try bank.head()
    }
}
