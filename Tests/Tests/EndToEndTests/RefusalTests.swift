/// Each refusal is one clear line with the documented exit code, and leaves the book unchanged.
@Suite("The bank refuses")
struct RefusalTests {
    private let bank: Bank
    private let account: String

    init() throws {
        let account = Bank.firstAccount
        bank = try Bank.copy(of: "full box") {
            let (bank, _) = try Bank.withAccount(holding: 20_000_000)
            try bank.expecting("safebox open \(account)")
            try bank.expecting("safebox put \(account) 1000만")
            return bank
        }
        self.account = account
    }

    @Test(
        "refuses money that cannot move",
        arguments: [
            ("safebox put ACCOUNT 1", 1, "safebox.limit"),
            ("account withdraw ACCOUNT 10000001", 1, "balance.insufficient"),
            ("account withdraw ACCOUNT -- 0", 65, "amount.zero"),
            ("account withdraw ACCOUNT -- -5", 65, "amount.negative"),
            ("account withdraw ACCOUNT -- 1e9", 65, "amount.ill-written"),
            ("account transfer ACCOUNT 3333-01-9999990 1만", 4, "account.unknown"),
            ("account transfer ACCOUNT MISTYPED 1만", 65, "account.mistyped"),
            // The typing error is reported before the other arguments are checked.
            ("account transfer MISTYPED unknown -1", 65, "account.mistyped"),
            ("account withdraw ACCOUNT 1만 --memo a\u{1B}[2Jb", 65, "text.control"),
        ]
    )
    func movement(line: String, exit: Int32, code: String) throws {
        let mistyped = String(account.dropLast()) + (account.last == "9" ? "0" : "9")
        try expectRefusal(
            line.replacing("ACCOUNT", with: account).replacing("MISTYPED", with: mistyped),
            exit: exit,
            code: code
        )
    }

    @Test("refuses a wrong password, and any password after five wrong ones")
    func password() throws {
        let line = "account withdraw \(account) 1만"
        for _ in 1...5 {
            try expectRefusal(line, exit: 2, code: "password.wrong", password: "111222")
        }
        try expectRefusal(line, exit: 3, code: "password.locked")
        try expectRefusal("customer verify C000001", exit: 3, code: "password.locked")
    }

    @Test("refuses an idempotency key that was used for another request")
    func idempotency() throws {
        try bank.expecting("account withdraw \(account) 1만 --idempotency-key once")
        try expectRefusal(
            "account withdraw \(account) 2만 --idempotency-key once",
            exit: 1,
            code: "idempotency.conflict"
        )
    }

    @Test("refuses to close an account that still has a box")
    func linked() throws {
        let empty = try bank.account()
        try bank.expecting("safebox open \(empty)")
        try expectRefusal("account close \(empty)", exit: 1, code: "account.linked")
    }

    private func expectRefusal(
        _ line: String,
        exit: Int32,
        code: String,
        password: String = Bank.password
    ) throws {
        let arguments = line.split(separator: " ").map(String.init)
        let money = try moneyInTheBook()
        let options = try bank.answeringOptions(of: arguments)
        let asked = try bank.run(options + arguments, input: "\(password)\n")
        #expect(asked.exitCode == exit, "\(arguments): \(asked.errorOutput)")
        #expect(asked.output == "")
        #expect(asked.errorOutput.hasPrefix("Error: "))
        #expect(asked.errorOutput.count { $0 == "\n" } == 1, "one line: \(asked.errorOutput)")
        #expect(try moneyInTheBook() == money)

        // The same as JSON, except where another attempt would change the state.
        guard code != "password.wrong", code != "password.locked" else { return }
        let document = try bank.run(["--json"] + options + arguments, input: "\(password)\n").json()
        let error = try #require(document["error"] as? [String: any Sendable])
        #expect(error["code"] as? String == code)
        #expect(error["exit"] as? Int == Int(exit))
    }

    /// Returns all that the commands print about the customer's money.
    private func moneyInTheBook() throws -> String {
        try bank("account statement \(account)").output + bank("safebox show \(account)").output
            + bank("account list --customer C000001").output
    }
}
