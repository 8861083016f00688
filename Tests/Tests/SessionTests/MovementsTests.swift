/// The list of movements and the money on Home, at a real pseudo-terminal.
@Suite("Money at a terminal")
struct MovementsTests {
    private let bank: Bank
    private let account: String

    init() throws {
        (bank, account) = try Bank.withAccount(holding: 100_000)
    }

    /// Signs in on the way to a place, or to Home.
    private func signIn(to place: String, size: FrameSize) throws -> PseudoTerminal {
        let terminal = try bank.terminal(["open", "modularbank://\(place)"], size: size)
        try terminal.waitToShow("Sign in to go to")
        try terminal.press([("s", "Who are you?"), ("\r", "▸ Authentication")])
        terminal.type("\(Bank.password)\r")
        return terminal
    }

    private func leave(_ terminal: PseudoTerminal) throws {
        terminal.type("\u{3}")
        #expect(try terminal.waitForExit().exitCode == 130)
    }

    @Test(
        "a movement is found by its amount, opened with both sides, and left again",
        arguments: [
            FrameSize(columns: 40, rows: 12), FrameSize(columns: 80, rows: 24),
            FrameSize(columns: 120, rows: 40),
        ]
    )
    func movement(size: FrameSize) throws {
        try bank.expecting("customer join --name 이두리 --birth 1991-04-15 --phone 010-9876-5432")
        let payee = try bank.text("account", in: bank.expecting("account open --customer C000002"))
        try bank.expecting("account transfer \(account) \(payee) 45,000 --memo 점심")
        try bank.expecting("account deposit \(account) 7")
        let terminal = try signIn(to: "account/\(account)", size: size)
        try terminal.waitToShow("Interest so far")
        try terminal.press([("/4만5천", "/ 4만5천_"), ("\r", "Esc all  / 4만5천"), ("\r", "이두리")])
        let shown = terminal.shown
        #expect(shown.contains("From  \(account)") && shown.contains("To    \(payee)"))
        #expect(shown.contains("김하나 (C000001)"))
        try terminal.press([("q", "Esc all")])
        #expect(terminal.shown.contains("▸ 1 "), "the movement keeps the focus")
        try leave(terminal)

        let found = try bank.expecting("account find 45000 --customer C000001")
        let movements = try #require(found["movements"] as? [[String: any Sendable]])
        #expect(movements.map { $0["memo"] as? String } == ["점심"])
    }

    @Test("Home counts the safe box, and says what is held and what a sparkline shows")
    func home() throws {
        try bank.expecting("safebox open \(account)")
        try bank.expecting("safebox put \(account) 30,000")
        try bank.expecting("card issue \(account)")
        try bank.expecting("card pay \(account)/card1 9,000 서점")
        let terminal = try signIn(to: "account/\(account)", size: FrameSize(columns: 80, rows: 24))
        try terminal.waitToShow("61,000 won available")
        try terminal.press([("g", "Your money  100,000 won  9,000 won held for cards")])
        #expect(terminal.shown.contains("▇ 30 days, 0 to 70K"), "\(terminal.shown)")
        try leave(terminal)
    }
}
