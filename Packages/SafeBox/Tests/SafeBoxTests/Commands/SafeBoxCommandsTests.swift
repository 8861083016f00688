import BankConsoleTesting
import Testing

@testable import SafeBox

@Suite("The commands")
struct CommandTests {
    private static let account = "3333-01-0000013"
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("open a box with the limit asked for")
    func open() async throws {
        _ = try await bank.openAccount(0)
        let words = [
            "safebox", "open", Self.account, "--limit", "5000만", "--idempotency-key", "k-1",
        ]
        #expect(
            try await bank.run(words).output == """
                Safe box opening
                Account:         3333-01-0000013
                Limit:           50,000,000 won
                Status:          done
                Entry:           3 of 2026-01-05
                Idempotency key: k-1

                """
        )
        #expect(
            try await bank.run(words + ["--json"]).output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "limit": 50000000,
                  "dryRun": false,
                  "repeated": true,
                  "entry": 3,
                  "date": "2026-01-05",
                  "idempotencyKey": "k-1"
                }

                """
        )
        #expect(
            try await bank.box(of: AccountNumber(parsing: Self.account)).limit.won == 50_000_000
        )
    }

    @Test("safebox put asks, and prints the balances of box and account")
    func put() async throws {
        _ = try await bank.openBox(1_000_000)
        let run = try await bank.run(
            "safebox",
            "put",
            Self.account,
            "5만",
            "--idempotency-key",
            "k-1",
            input: "y\n"
        )
        #expect(
            run.prompts == [
                """
                Put into the safe box
                From:   3333-01-0000013
                To:     the safe box of 3333-01-0000013
                Amount: 50,000 won
                Fee:    0 won
                Go ahead? [y/N] 
                """
            ]
        )
        #expect(
            run.output == """
                Put into the safe box
                Account:         3333-01-0000013
                Amount:          50,000 won
                Fee:             0 won
                In the box:      50,000 won
                Balance:         950,000 won
                Status:          done
                Entry:           4 of 2026-01-05
                Idempotency key: k-1

                """
        )
    }

    @Test("put nothing in when the person says no")
    func declined() async throws {
        let number = try await bank.openBox(1_000)
        let run = try await bank.run("safebox", "put", Self.account, "1000", input: "n\n")
        #expect(run.exitCode == .refused)
        #expect(
            run.errorOutput == "Error: Put into the safe box was not confirmed: nothing was done.\n"
        )
        #expect(bank.signing.requests.isEmpty)
        #expect(try await bank.balance(of: number) == 1_000)
    }

    @Test("take money out, the same again under the same key")
    func take() async throws {
        let number = try await bank.openBox(1_000)
        try await bank.put(700, number)
        let words = [
            "safebox", "take", Self.account, "300", "--yes", "--idempotency-key", "k-1", "--json",
        ]
        let first = try await bank.run(words)
        try await bank.take(400, number)
        let second = try await bank.run(words)
        #expect(
            first.output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "amount": 300,
                  "fee": 0,
                  "boxBalance": 400,
                  "balance": 600,
                  "dryRun": false,
                  "repeated": false,
                  "entry": 5,
                  "date": "2026-01-05",
                  "idempotencyKey": "k-1"
                }

                """
        )
        let repeated = second.output.replacing("\"repeated\": true", with: "\"repeated\": false")
        #expect(repeated == first.output)
        #expect(second.output != first.output)
    }

    @Test("show a box and what it has earned")
    func show() async throws {
        let number = try await bank.openBox(1_000_000)
        try await bank.put(1_000_000, number)
        try await bank.closeDays(2)
        try await bank.setPayout(.monthly, number)
        #expect(
            try await bank.run("safebox", "show", Self.account).output == """
                Safe box of:      3333-01-0000013
                Balance:          1,000,000 won
                Limit:            10,000,000 won
                Room left:        9,000,000 won
                Rate:             1.60 % a year
                Interest so far:  87 won before tax
                Counted through:  2026-01-06
                Interest is paid: monthly, next on 2026-01-24

                """
        )
        #expect(
            try await bank.run("safebox", "show", Self.account, "--json").output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "boxBalance": 1000000,
                  "limit": 10000000,
                  "room": 9000000,
                  "basisPoints": 160,
                  "payableInterest": 87,
                  "accruedThrough": "2026-01-06",
                  "payout": "monthly",
                  "payday": "2026-01-24"
                }

                """
        )
    }

    @Test("safebox interest shows the taxes, asks, and prints the paid amount")
    func interest() async throws {
        try await bank.openFullBox()
        try await bank.closeDays(30)
        let words = ["safebox", "interest", Self.account, "--idempotency-key", "k-1"]
        let run = try await bank.run(words, input: "y\n")
        #expect(
            run.prompts == [
                """
                Interest of the safe box
                From:             the safe box of 3333-01-0000013
                To:               3333-01-0000013
                Amount:           11,130 won
                Fee:              0 won
                Interest:         13,150 won
                Income tax:       1,840 won
                Local income tax: 180 won
                Go ahead? [y/N] 
                """
            ]
        )
        #expect(
            run.output == """
                Interest of the safe box
                Account:          3333-01-0000013
                Interest:         13,150 won
                Income tax:       1,840 won
                Local income tax: 180 won
                Paid:             11,130 won
                Balance:          11,130 won
                Status:           done
                Entry:            35 of 2026-02-04
                Idempotency key:  k-1

                """
        )
        #expect(
            try await bank.run(words + ["--json"]).output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "interest": 13150,
                  "incomeTax": 1840,
                  "localIncomeTax": 180,
                  "paid": 11130,
                  "balance": 11130,
                  "dryRun": false,
                  "repeated": true,
                  "entry": 35,
                  "date": "2026-02-04",
                  "idempotencyKey": "k-1"
                }

                """
        )
    }

    @Test("set the payout, and close")
    func payoutAndClose() async throws {
        _ = try await bank.openBox(0)
        let payout = try await bank.run(
            "safebox",
            "payout",
            Self.account,
            "monthly",
            "--idempotency-key",
            "k-1"
        )
        #expect(
            payout.output == """
                Payout of interest
                Account:          3333-01-0000013
                Interest is paid: monthly
                Status:           done
                Entry:            4 of 2026-01-05
                Idempotency key:  k-1

                """
        )
        let close = try await bank.run(
            "safebox",
            "close",
            Self.account,
            "--yes",
            "--idempotency-key",
            "k-2",
            "--json"
        )
        #expect(
            close.output == """
                {
                  "schemaVersion": 1,
                  "account": "3333-01-0000013",
                  "dryRun": false,
                  "repeated": false,
                  "entry": 5,
                  "date": "2026-01-05",
                  "idempotencyKey": "k-2"
                }

                """
        )
    }

    @Test("say in one line why something is refused, and change nothing")
    func refused() async throws {
        _ = try await bank.openBox(20_000_000)
        let before = try await bank.ledger.audit().head
        for (words, message, status): ([String], String, ExitCode) in [
            (
                ["put", "3333-01-0000031", "-5"],
                "The account number '3333-01-0000031' is mistyped: its check digit is wrong.",
                .badData
            ),
            (
                ["put", Self.account, "-5"],
                "'-5' is not an amount: a negative amount cannot be moved; remove the minus sign.",
                .badData
            ),
            (
                ["put", Self.account, "10,000,001"],
                "The safe box of '\(Self.account)' holds 0 won and its limit is 10,000,000 won: "
                    + "put in at most 10,000,000 won, not 10,000,001 won.",
                .refused
            ),
            (
                ["put", "3333-01-0000021", "1"],
                "There is no account '3333-01-0000021'; check the number.",
                .notFound
            ),
            (
                ["take", Self.account, "1"],
                "The safe box of '\(Self.account)' holds 0 won, so 1 won cannot be taken out; "
                    + "choose a lower amount.",
                .refused
            ),
            (
                ["interest", Self.account],
                "The safe box of '\(Self.account)' has no interest to pay yet; "
                    + "interest is added when the bank closes a business day.",
                .refused
            ),
            (
                ["open", Self.account, "--limit", "100,000,001"],
                "The limit of a safe box must be from 1 won to 100,000,000 won, "
                    + "not 100,000,001 won.",
                .refused
            ),
            (
                ["open", Self.account],
                "The account '\(Self.account)' has a safe box already, with 0 won in it.",
                .refused
            ),
        ] {
            // A value that looks like an option follows `--`.
            let run = try await bank.run(
                ["--yes", "safebox", words[0]]
                    + (words.contains("-5") ? ["--"] : []) + words.dropFirst()
            )
            #expect(run.errorOutput == "Error: \(message)\n")
            #expect(run.output.isEmpty)
            #expect(run.exitCode == status)
        }
        #expect(try await bank.ledger.audit().head == before)
    }

    @Test("know only the schedules that there are")
    func schedules() async throws {
        _ = try await bank.openBox(0)
        let run = try await bank.run("safebox", "payout", Self.account, "weekly")
        #expect(run.exitCode == .usage)
        #expect(run.errorOutput.contains("weekly"))
    }

    @Test("have examples that can be called")
    func examples() throws {
        #expect(try CommandLineProgram(bank: bank.container).exampleProblems() == [])
    }
}
