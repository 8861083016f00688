import BankConsoleTesting
import Testing

@testable import DemandDeposit

@Suite("Account commands")
struct AccountCommandsTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("account open prints the number of the new account")
    func open() async throws {
        let text = try await bank.run(
            "account open --customer C000001 --nickname 생활비 --idempotency-key k-1"
        )
        #expect(
            text.output == """
                Account opening
                Account:         3333-01-0000013
                Owner:           C000001
                Nickname:        생활비
                Status:          done
                Entry:           2 of 2026-01-05
                Idempotency key: k-1

                """
        )
        #expect(text.exitCode == .success)
        #expect(text.errorOutput.isEmpty)
        let json = try await bank.run(
            "account open --customer C000001 --nickname 생활비 --idempotency-key k-1 --json"
        )
        #expect(
            json.output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "customer": "C000001",
                  "nickname": "생활비",
                  "dryRun": false,
                  "repeated": true,
                  "entry": 2,
                  "date": "2026-01-05",
                  "idempotencyKey": "k-1"
                }

                """
        )
    }

    @Test("account open of several customers names the option and the command that help")
    func ownerMissing() async throws {
        let run = try await bank.run("account open")
        #expect(run.exitCode == .usage)
        #expect(
            run.errorOutput == """
                Error: The bank has 2 customers; choose a customer, as in '--customer C000001'; \
                'bank customer list' shows all customers.

                """
        )
    }

    @Test("account list prints aligned columns")
    func list() async throws {
        #expect(try await bank.run("account list").output == "There is no open account.\n")
        _ = try await bank.open(1_000, nickname: "생활비")
        _ = try await bank.open(12, for: TestBank.duri)
        #expect(
            try await bank.run("account list").output == """
                Account          Nickname  Owner      Balance  Available
                3333-01-0000013  생활비    C000001  1,000 won  1,000 won
                3333-01-0000021            C000002     12 won     12 won

                """
        )
        #expect(
            try await bank.run("account list --customer C000002 --json").output == """
                {
                  "schemaVersion": 1,
                  "accounts": [
                    {
                      "account": "3333-01-0000021",
                      "nickname": null,
                      "customer": "C000002",
                      "balance": 12,
                      "held": 0,
                      "available": 12
                    }
                  ]
                }

                """
        )
    }

    @Test("account show prints linked products")
    func show() async throws {
        let number = try await bank.open(100_000_000, nickname: "생활비")
        bank.links.linkBox(holding: 50_000, payableInterest: 2, to: number)
        bank.links.linkCard("0018", to: number)
        try await bank.closeDays(3)
        #expect(
            try await bank.run("account show 생활비").output == """
                Account:         3333-01-0000013
                Nickname:        생활비
                Owner:           김하나 (C000001)
                Balance:         100,000,000 won
                Rate:            0.10 % a year
                Interest so far: 821 won before tax, paid on 2026-04-01
                Safe box:        50,000 won of at most 10,000,000 won
                Card:            3333-01-0000013/card1 (5365-10**-****-0018)

                """
        )
        #expect(
            try await bank.run("account show 3333010000013 --json").output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "nickname": "생활비",
                  "customer": "C000001",
                  "name": "김하나",
                  "balance": 100000000,
                  "held": 0,
                  "available": 100000000,
                  "closed": false,
                  "basisPoints": 10,
                  "payableInterest": 821,
                  "payday": "2026-04-01",
                  "safeBox": {
                    "boxBalance": 50000,
                    "limit": 10000000,
                    "payableInterest": 2
                  },
                  "cards": [
                    {
                      "card": "3333-01-0000013/card1",
                      "maskedNumber": "5365-10**-****-0018"
                    }
                  ]
                }

                """
        )
    }

    @Test("account nickname sets and removes a nickname")
    func nickname() async throws {
        _ = try await bank.open()
        let run = try await bank.run("account nickname 3333-01-0000013 여행 --idempotency-key k-1")
        #expect(
            run.output == """
                Nickname
                Account:         3333-01-0000013
                Nickname:        여행
                Status:          done
                Entry:           3 of 2026-01-05
                Idempotency key: k-1

                """
        )
        let json = try await bank.run("account nickname 여행 --remove --idempotency-key k-2 --json")
        #expect(
            json.output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "nickname": null,
                  "dryRun": false,
                  "repeated": false,
                  "entry": 4,
                  "date": "2026-01-05",
                  "idempotencyKey": "k-2"
                }

                """
        )
        let both = try await bank.run("account nickname 3333-01-0000013 a --remove")
        #expect(both.exitCode == .usage)
        let error = "Error: This command takes either a nickname or '--remove'.\n"
        #expect(both.errorOutput.hasPrefix(error))
        #expect(try await bank.run("account nickname 3333-01-0000013").exitCode == .usage)
    }

    @Test("a refused command prints the reason in one line and changes nothing")
    func refused() async throws {
        _ = try await bank.open(1_000)
        let before = try await bank.ledger.audit().head
        let number = "3333-01-0000013"
        for (words, message, status): ([String], String, ExitCode) in [
            (
                ["deposit", "3333-01-0000031", "5"],
                "The account number '3333-01-0000031' is mistyped: its check digit is wrong.",
                .badData
            ),
            (
                // The number is checked before the amount.
                ["deposit", "3333-01-0000031", "-5"],
                "The account number '3333-01-0000031' is mistyped: its check digit is wrong.",
                .badData
            ),
            (
                ["withdraw", number, "1.5"],
                "'1.5' is not an amount: the bank counts only whole won; remove the fraction.",
                .badData
            ),
            (
                ["withdraw", number, "1001"],
                "The account '\(number)' has 1,000 won to spend, not 1,001 won.",
                .refused
            ),
            (
                ["withdraw", "3333-01-0000021", "1"],
                "There is no account '3333-01-0000021'; check the number.",
                .notFound
            ),
            (
                ["close", number],
                "The account '\(number)' has 1,000 won to spend; "
                    + "first withdraw or transfer the money.",
                .refused
            ),
            (
                ["statement", number, "--from", "2026-02-30"],
                "'2026-02-30' is not a date of the calendar; "
                    + "write a date like 2026-01-05, 20260105 or -7d, or a month like 2026-01.",
                .badData
            ),
            (
                ["deposit", number, "1", "--idempotency-key", "a b"],
                "The idempotency key must be 1 to 128 visible ASCII characters without spaces.",
                .badData
            ),
        ] {
            let consent = words[0] == "statement" ? [] : ["--yes"]
            let run = try await bank.run(["account"] + words + consent)
            #expect(run.errorOutput == "Error: \(message)\n")
            #expect(run.output.isEmpty)
            #expect(run.exitCode == status)
        }
        #expect(try await bank.ledger.audit().head == before)
    }

    @Test(
        "account statement takes dates and months as a person writes them",
        arguments: [
            ("--in 2026-01", "2026-01-01 to 2026-01-07", [1, 2, 3]),
            ("--in yesterday", "2026-01-06 to 2026-01-06", [2]),
            ("--from 20260106", "from 2026-01-06 to now", [2, 3]),
            ("--to -1d", "from the beginning to 2026-01-06", [1, 2]),
            ("--from -7d --to 2026.1.5", "2025-12-31 to 2026-01-05", [1]),
            ("--from 2025-12 --to 2026-01", "2025-12-01 to 2026-01-07", [1, 2, 3]),
            ("--from today", "from 2026-01-07 to now", [3]),
        ]
    )
    func dates(options: String, period: String, amounts: [Int]) async throws {
        let number = try await bank.open(1)
        for won in 2...3 {
            try await bank.closeDays(1)
            try await bank.deposit(Int64(won), into: number)
        }
        let run = try await bank.run("account statement \(number) \(options)")
        #expect(run.output.contains("Period:  \(period)\n"))
        let found = run.output.split(separator: "\n").filter { $0.contains("cash paid in") }
        #expect(found.map { $0.split(separator: " ").dropLast().last } == amounts.map { "\($0)" })
    }

    @Test("account statement begins with the oldest movement, and its help says why")
    func order() async throws {
        let number = try await bank.open(1)
        try await bank.deposit(2, into: number)
        let rows = try await bank.run("account statement \(number)").output.split(separator: "\n")
            .filter { $0.contains("cash paid in") }
        #expect(rows.map { $0.last } == ["1", "3"])
        let help = try await bank.run("account statement --help").output
        #expect(help.contains("The oldest movement is first, so that the balances lead from"))
    }

    @Test(
        "account statement refuses contradicting dates",
        arguments: [
            ("--in 2026-01 --from 2026-01-05", "usage.days"),
            ("--at today --in 2026-01", "usage.statement"), ("--at 2026-01", "date.ill-written"),
            ("--in tomorrow", "date.ill-written"), ("--from 2026-02", "date.future"),
        ]
    )
    func contradictingDates(options: String, code: String) async throws {
        let number = try await bank.open()
        let run = try await bank.run("account statement \(number) \(options) --json")
        #expect(run.errorOutput.contains("\"\(code)\"") || run.output.contains("\"\(code)\""))
    }

    @Test("a command without a person does not wait for an answer")
    func nobodyThere() async throws {
        _ = try await bank.open(1_000)
        let run = try await bank.run("account withdraw 3333-01-0000013 5")
        #expect(run.exitCode == .usage)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("the examples of the help can be called")
    func examples() throws {
        #expect(try CommandLineProgram(bank: bank.container).exampleProblems() == [])
    }
}
