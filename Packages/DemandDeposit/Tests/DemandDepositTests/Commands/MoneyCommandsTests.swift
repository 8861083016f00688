import Console
import ConsoleTesting
import Foundation
import Testing

@testable import DemandDeposit

@Suite("Account commands about money")
struct MoneyCommandsTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("account deposit asks and prints the new balance")
    func deposit() async throws {
        let number = try await bank.open(5, nickname: "생활비")
        let run = try await bank.run(
            [
                "account", "deposit", "생활비", "1만 5천", "--memo", "용돈", "--idempotency-key", "k-1",
            ],
            input: "y\n"
        )
        #expect(
            run.prompts == [
                """
                Deposit
                From:   cash
                To:     3333-01-0000013 (생활비)
                Amount: 15,000 won
                Fee:    0 won
                Memo:   용돈
                Go ahead? [y/N] 
                """
            ]
        )
        #expect(
            run.output == """
                Deposit
                Account:         3333-01-0000013
                Amount:          15,000 won
                Memo:            용돈
                Balance:         15,005 won
                Status:          done
                Entry:           4 of 2026-01-05
                Idempotency key: k-1

                """
        )
        try await bank.deposit(1, into: number)
        let again = try await bank.run(
            "account deposit 생활비 15000 --memo 용돈 --idempotency-key k-1 --json"
        )
        #expect(
            again.output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "amount": 15000,
                  "fee": 0,
                  "memo": "용돈",
                  "balance": 15005,
                  "dryRun": false,
                  "repeated": true,
                  "entry": 4,
                  "date": "2026-01-05",
                  "idempotencyKey": "k-1"
                }

                """
        )
    }

    @Test("a dry run of account withdraw moves nothing")
    func withdraw() async throws {
        let number = try await bank.open(1_000)
        let run = try await bank.run(
            "account withdraw \(number) 400 --dry-run --idempotency-key k-1"
        )
        #expect(
            run.output == """
                Withdraw
                Account:         3333-01-0000013
                Amount:          400 won
                Status:          dry run, nothing was done
                Idempotency key: k-1

                """
        )
        let json = try await bank.run(
            "account withdraw \(number) 400 --dry-run --idempotency-key k-1 --json"
        )
        #expect(
            json.output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "amount": 400,
                  "fee": 0,
                  "memo": "",
                  "balance": null,
                  "dryRun": true,
                  "repeated": false,
                  "entry": null,
                  "date": null,
                  "idempotencyKey": "k-1"
                }

                """
        )
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("account transfer prints payer, payee, amount and fee")
    func transfer() async throws {
        _ = try await bank.open(1_000)
        _ = try await bank.open(for: TestBank.duri)
        let words = [
            "account", "transfer", "3333-01-0000013", "3333-01-0000021", "700", "--yes",
            "--idempotency-key", "k-1",
        ]
        #expect(
            try await bank.run(words).output == """
                Transfer
                From:            3333-01-0000013
                To:              3333-01-0000021
                Amount:          700 won
                Fee:             0 won
                Balance:         300 won
                Status:          done
                Entry:           5 of 2026-01-05
                Idempotency key: k-1

                """
        )
        #expect(
            try await bank.run(words + ["--json"]).output == """
                {
                  "schemaVersion": 1,
                  "from": "3333-01-0000013",
                  "to": "3333-01-0000021",
                  "amount": 700,
                  "fee": 0,
                  "memo": "",
                  "balance": 300,
                  "dryRun": false,
                  "repeated": true,
                  "entry": 5,
                  "date": "2026-01-05",
                  "idempotencyKey": "k-1"
                }

                """
        )
    }

    @Test("account close prints the paid interest")
    func close() async throws {
        let number = try await bank.open(100_000_000)
        try await bank.closeDays(3)
        try await bank.withdraw(100_000_000, from: number)
        let run = try await bank.run(
            "account close 3333-01-0000013 --idempotency-key k-1",
            input: "yes\n"
        )
        #expect(
            run.prompts == [
                """
                Closing of an account
                Account:          3333-01-0000013
                Interest:         821 won
                Income tax:       110 won
                Local income tax: 10 won
                Paid in cash:     701 won
                Go ahead? [y/N] 
                """
            ]
        )
        #expect(
            run.output == """
                Closing of an account
                Account:          3333-01-0000013
                Interest:         821 won
                Income tax:       110 won
                Local income tax: 10 won
                Paid in cash:     701 won
                Status:           done
                Entry:            8 of 2026-01-08
                Idempotency key:  k-1

                """
        )
        let again = try await bank.run(
            "account close 3333-01-0000013 --idempotency-key k-1 --json"
        )
        #expect(
            again.output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "interest": 821,
                  "incomeTax": 110,
                  "localIncomeTax": 10,
                  "paid": 701,
                  "dryRun": false,
                  "repeated": true,
                  "entry": 8,
                  "date": "2026-01-08",
                  "idempotencyKey": "k-1"
                }

                """
        )
        let shown = try await bank.run("account show 3333-01-0000013")
        #expect(
            shown.output == """
                Account: 3333-01-0000013
                Owner:   김하나 (C000001)
                Balance: 0 won
                Status:  closed

                """
        )
    }

    @Test("account statement prints lines that add up")
    func statement() async throws {
        let number = try await bank.open(1_000)
        try await bank.closeDays(1)
        try await bank.withdraw(300, from: number)
        let words = ["account", "statement", "3333-01-0000013", "--from", "2026-01-06"]
        #expect(
            try await bank.run(words).output == """
                Account: 3333-01-0000013
                Period:  from 2026-01-06 to now
                Date        Entry  What             Memo   Won  Balance
                                   Opening balance                1,000
                2026-01-06      5  cash taken out         -300      700
                                   Closing balance                  700
                Money in:  0 won
                Money out: 300 won

                """
        )
        #expect(
            try await bank.run(words + ["--to", "2026-01-06", "--json"]).output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "from": "2026-01-06",
                  "to": "2026-01-06",
                  "opening": 1000,
                  "lines": [
                    {
                      "entry": 5,
                      "date": "2026-01-06",
                      "time": "2026-01-05T00:00:00.000Z",
                      "purpose": "account.withdraw",
                      "text": "cash taken out",
                      "memo": "",
                      "change": -300,
                      "balance": 700
                    }
                  ],
                  "moneyIn": 0,
                  "moneyOut": 300,
                  "closing": 700
                }

                """
        )
    }

    @Test("account statement prints a long statement like a short one")
    func longStatement() async throws {
        let number = try await bank.open(1)
        for won in 1...450 { try await bank.deposit(Int64(won), into: number) }
        let lines = try await bank.run("account statement 3333-01-0000013").output
            .split(separator: "\n")
        #expect(lines.count == 458, "four lines above the movements, and three below")
        #expect(Set(lines[2..<456].map(\.count)).count == 1, "the columns are aligned")
        #expect(lines[455].hasSuffix("101,476"))
        #expect(lines[456...].allSatisfy { $0.contains("101,476") || $0.hasSuffix(": 0 won") })
        let json = try await bank.run("account statement 3333-01-0000013 --json").output
        let document = try JSONDecoder().decode(LongStatement.self, from: Data(json.utf8))
        let changes = document.lines.map(\.change)
        #expect(changes == [1] + Array(1...450))
        #expect(document.lines.last?.balance == document.closing)
        #expect(document.moneyIn == 101_476)
    }

    @Test("account statement prints the balance on a date")
    func balanceAt() async throws {
        let number = try await bank.open(1_000)
        try await bank.closeDays(1)
        try await bank.withdraw(300, from: number)
        let words = ["account", "statement", "3333-01-0000013", "--at", "2026-01-05"]
        #expect(
            try await bank.run(words).output == """
                Account:               3333-01-0000013
                Balance on 2026-01-05: 1,000 won

                """
        )
        #expect(
            try await bank.run(words + ["--json"]).output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "date": "2026-01-05",
                  "balance": 1000
                }

                """
        )
        #expect(try await bank.run(words + ["--to", "2026-01-05"]).exitCode == .usage)
    }
}

private struct LongStatement: Decodable {
    struct Line: Decodable {
        let change: Int
        let balance: Int
    }

    let moneyIn: Int
    let closing: Int
    let lines: [Line]
}
