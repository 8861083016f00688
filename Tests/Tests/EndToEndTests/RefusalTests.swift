import BankDriver
import Testing

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

    @Test("refuses one won more than the limit of the box")
    func overLimit() throws {
        try expectRefusal("safebox put \(account) 1", exit: 1, code: "safebox.limit")
    }

    @Test("refuses to withdraw more than the balance")
    func insufficient() throws {
        try expectRefusal(
            "account withdraw \(account) 10000001",
            exit: 1,
            code: "balance.insufficient"
        )
    }

    @Test("refuses an unknown and a mistyped account")
    func accounts() throws {
        try expectRefusal(
            "account transfer \(account) 3333-01-9999990 1만",
            exit: 4,
            code: "account.unknown"
        )
        let mistyped = String(account.dropLast()) + (account.last == "9" ? "0" : "9")
        try expectRefusal(
            "account transfer \(account) \(mistyped) 1만",
            exit: 65,
            code: "account.mistyped"
        )
        // The typing error is reported before the other arguments are checked.
        try expectRefusal(
            "account transfer \(mistyped) unknown -1",
            exit: 65,
            code: "account.mistyped"
        )
    }

    @Test(
        "refuses an amount that is not one",
        arguments: [
            ("0", "amount.zero"), ("-5", "amount.negative"), ("1.5", "amount.fraction"),
            ("1e9", "amount.ill-written"), ("1,00", "amount.ill-written"),
            ("만", "amount.ill-written"), ("５", "amount.ill-written"),
            ("5천1만", "amount.order"), ("9223372036854775808", "amount.overflow"),
            ("99999999999999999999999억", "amount.overflow"),
        ]
    )
    func amount(text: String, code: String) throws {
        try expectRefusal("account withdraw \(account) -- \(text)", exit: 65, code: code)
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

    @Test("refuses control characters and long texts")
    func text() throws {
        let withdraw = ["account", "withdraw", account, "1만", "--memo"]
        try expectRefusal(arguments: withdraw + ["a\u{1B}[2Jb"], exit: 65, code: "text.control")
        try expectRefusal(
            arguments: withdraw + [String(repeating: "가", count: 201)],
            exit: 65,
            code: "text.long"
        )
    }

    private func expectRefusal(
        _ line: String,
        exit: Int32,
        code: String,
        password: String = Bank.password
    ) throws {
        try expectRefusal(
            arguments: line.split(separator: " ").map(String.init),
            exit: exit,
            code: code,
            password: password
        )
    }

    private func expectRefusal(
        arguments: [String],
        exit: Int32,
        code: String,
        password: String = Bank.password
    ) throws {
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
