@Suite("Two customers in one session")
struct CustomersTests {
    @Test("each customer sees only their accounts, and a link is followed once")
    func inTurn() throws {
        let (bank, mine) = try Bank.withAccount(holding: 100_000)
        try bank.expecting("customer join --name 이두리 --birth 1991-04-15 --phone 010-9876-5432")
        let theirs = try bank.text(
            "account",
            in: bank.expecting("account open --customer C000002")
        )
        let lines = [
            "sign-in", "C000001", Bank.password, "/back", "/back",
            "sign-in", "C000002", Bank.password, "accounts",
        ]
        let outcome = try bank.run(
            ["open", "modularbank://account/\(mine)"],
            input: lines.map { $0 + "\n" }.joined()
        )
        #expect(outcome.exitCode == 0, "\(outcome.errorOutput)")
        let sessions = outcome.output.split(separator: "You are signed out.")
        try #require(sessions.count == 2, "\(outcome.output)")
        #expect(sessions[0].contains("== Account \(mine) =="))
        #expect(sessions[1].contains("== Hello, 이두리 =="))
        #expect(sessions[1].contains(theirs))
        #expect(!sessions[1].contains(mine))
    }
}
