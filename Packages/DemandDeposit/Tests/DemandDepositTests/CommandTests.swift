import Bookkeeping
import CardInterface
import Console
import SafeBoxInterface
import Testing
@testable import DemandDeposit


@Suite("The commands")
struct CommandTests {
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("open an account, and tell its number")
    func open() async throws {
        let text = try await bank.run(
            "account",
            "open",
            "--customer",
            "C000001",
            "--nickname",
            "생활비",
            "--idempotency-key",
            "k-1"
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
            "account",
            "open",
            "--customer",
            "C000001",
            "--nickname",
            "생활비",
            "--idempotency-key",
            "k-1",
            "--json"
        )
        #expect(
            json.output == """
                {
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

    @Test("deposit: ask, and tell the balance after it")
    func deposit() async throws {
        let number = try await bank.open(5, nickname: "생활비")
        let run = try await bank.run(
            "account",
            "deposit",
            "생활비",
            "1만 5천",
            "--memo",
            "용돈",
            "--idempotency-key",
            "k-1",
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
            "account",
            "deposit",
            "생활비",
            "15000",
            "--memo",
            "용돈",
            "--idempotency-key",
            "k-1",
            "--json"
        )
        #expect(
            again.output == """
                {
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

    @Test("withdraw: nothing happens in a dry run, and it says so")
    func withdraw() async throws {
        let number = try await bank.open(1_000)
        let run = try await bank.run(
            "account",
            "withdraw",
            number.description,
            "400",
            "--dry-run",
            "--idempotency-key",
            "k-1"
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
            "account",
            "withdraw",
            number.description,
            "400",
            "--dry-run",
            "--idempotency-key",
            "k-1",
            "--json"
        )
        #expect(
            json.output == """
                {
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

    @Test("transfer: tell payer, payee, amount and fee")
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

    @Test("list the accounts in columns that line up")
    func list() async throws {
        #expect(try await bank.run("account", "list").output == "There is no open account.\n")
        _ = try await bank.open(1_000, nickname: "생활비")
        _ = try await bank.open(12, for: TestBank.duri)
        #expect(
            try await bank.run("account", "list").output == """
                Account          Nickname  Owner      Balance
                3333-01-0000013  생활비    C000001  1,000 won
                3333-01-0000021            C000002     12 won

                """
        )
        #expect(
            try await bank.run("account", "list", "--customer", "C000002", "--json").output == """
                {
                  "accounts": [
                    {
                      "account": "3333-01-0000021",
                      "nickname": null,
                      "owner": "C000002",
                      "balance": 12
                    }
                  ]
                }

                """
        )
    }

    @Test("show an account with what is linked to it")
    func show() async throws {
        let number = try await bank.open(100_000_000, nickname: "생활비")
        bank.links.link(
            SafeBoxSummary(
                account: number.accountID,
                balance: Money(won: 50_000),
                limit: Money(won: 10_000_000),
                payableInterest: Money(won: 2)
            )
        )
        bank.links.link(
            CardSummary(
                maskedNumber: "5365-10**-****-0018",
                cardNumber: "5365100000060018",
                account: number.accountID
            )
        )
        try await bank.closeDays(3)
        #expect(
            try await bank.run("account", "show", "생활비").output == """
                Account:         3333-01-0000013
                Nickname:        생활비
                Owner:           김하나 (C000001)
                Balance:         100,000,000 won
                Rate:            0.10 % a year
                Interest so far: 821 won before tax, paid on 2026-04-01
                Safe box:        50,000 won of at most 10,000,000 won
                Card:            5365-10**-****-0018

                """
        )
        #expect(
            try await bank.run("account", "show", "3333010000013", "--json").output == """
                {
                  "account": "3333-01-0000013",
                  "nickname": "생활비",
                  "owner": {
                    "id": "C000001",
                    "name": "김하나"
                  },
                  "balance": 100000000,
                  "held": 0,
                  "available": 100000000,
                  "closed": false,
                  "interest": {
                    "basisPoints": 10,
                    "payable": 821,
                    "payday": "2026-04-01"
                  },
                  "safeBox": {
                    "balance": 50000,
                    "limit": 10000000,
                    "payableInterest": 2
                  },
                  "cards": [
                    {
                      "number": "5365-10**-****-0018"
                    }
                  ]
                }

                """
        )
    }

    @Test("give a nickname, and take it away")
    func nickname() async throws {
        _ = try await bank.open()
        let run = try await bank.run(
            "account",
            "nickname",
            "3333-01-0000013",
            "여행",
            "--idempotency-key",
            "k-1"
        )
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
        let json = try await bank.run(
            "account",
            "nickname",
            "여행",
            "--remove",
            "--idempotency-key",
            "k-2",
            "--json"
        )
        #expect(
            json.output == """
                {
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
        let both = try await bank.run("account", "nickname", "3333-01-0000013", "a", "--remove")
        #expect(both.exitCode == .usage)
        #expect(both.errorOutput.hasPrefix("Error: Give either a nickname or '--remove'.\n"))
        #expect(try await bank.run("account", "nickname", "3333-01-0000013").exitCode == .usage)
    }

    @Test("print a statement whose lines add up")
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
                2026-01-06      6  cash taken out         -300      700
                                   Closing balance                  700
                Money in:  0 won
                Money out: 300 won

                """
        )
        #expect(
            try await bank.run(words + ["--to", "2026-01-06", "--json"]).output == """
                {
                  "account": "3333-01-0000013",
                  "from": "2026-01-06",
                  "to": "2026-01-06",
                  "opening": 1000,
                  "moneyIn": 0,
                  "moneyOut": 300,
                  "closing": 700,
                  "lines": [
                    {
                      "entry": 6,
                      "date": "2026-01-06",
                      "time": "2026-01-05T00:00:00.005Z",
                      "purpose": "account.withdraw",
                      "text": "cash taken out",
                      "memo": "",
                      "change": -300,
                      "balance": 700
                    }
                  ]
                }

                """
        )
    }

    @Test("tell the balance on a date")
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
                  "account": "3333-01-0000013",
                  "date": "2026-01-05",
                  "balance": 1000
                }

                """
        )
        #expect(try await bank.run(words + ["--to", "2026-01-05"]).exitCode == .usage)
    }

    @Test("close an account, and tell what interest was paid")
    func close() async throws {
        let number = try await bank.open(100_000_000)
        try await bank.closeDays(3)
        try await bank.withdraw(100_000_000, from: number)
        let run = try await bank.run(
            "account",
            "close",
            "3333-01-0000013",
            "--idempotency-key",
            "k-1",
            input: "yes\n"
        )
        #expect(
            run.prompts == [
                """
                Closing of an account
                From:             3333-01-0000013
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
                Entry:            11 of 2026-01-08
                Idempotency key:  k-1

                """
        )
        let again = try await bank.run(
            "account",
            "close",
            "3333-01-0000013",
            "--idempotency-key",
            "k-1",
            "--json"
        )
        #expect(
            again.output == """
                {
                  "account": "3333-01-0000013",
                  "interest": 821,
                  "incomeTax": 110,
                  "localIncomeTax": 10,
                  "paidInCash": 701,
                  "dryRun": false,
                  "repeated": true,
                  "entry": 11,
                  "date": "2026-01-08",
                  "idempotencyKey": "k-1"
                }

                """
        )
        let shown = try await bank.run("account", "show", "3333-01-0000013")
        #expect(
            shown.output == """
                Account: 3333-01-0000013
                Owner:   김하나 (C000001)
                Balance: 0 won
                Status:  closed

                """
        )
    }

    @Test("say in one line why something is refused, and change nothing")
    func refused() async throws {
        _ = try await bank.open(1_000)
        let before = try await bank.ledger.audit().head
        let number = "3333-01-0000013"
        for (words, message, status): ([String], String, ExitCode) in [
            (
                ["deposit", "3333-01-0000031", "5"],
                "the account number 3333-01-0000031 is mistyped: its check digit does not fit",
                .badData
            ),
            (
                // The number is looked at before the amount.
                ["deposit", "3333-01-0000031", "-5"],
                "the account number 3333-01-0000031 is mistyped: its check digit does not fit",
                .badData
            ),
            (
                ["withdraw", number, "1.5"],
                "“1.5” is not an amount: the bank counts whole won; there are no fractions",
                .badData
            ),
            (
                ["withdraw", number, "1001"], "\(number) has 1,000 won to spend, not 1,001 won",
                .refused
            ),
            (
                ["withdraw", "3333-01-0000021", "1"], "there is no account 3333-01-0000021",
                .notFound
            ),
            (
                ["close", number],
                "\(number) has 1,000 won to spend; withdraw or transfer it before closing",
                .refused
            ),
            (
                ["statement", number, "--from", "2026-02-30"],
                "“2026-02-30” is not a date of the calendar; one is written as 2026-01-05",
                .badData
            ),
            (
                ["deposit", number, "1", "--idempotency-key", "a b"],
                "an idempotency key is 1 to 128 visible ASCII characters without spaces",
                .badData
            ),
        ] {
            let run = try await bank.run(["account"] + words + ["--yes"])
            #expect(run.errorOutput == "Error: \(message)\n")
            #expect(run.output.isEmpty)
            #expect(run.exitCode == status)
        }
        #expect(try await bank.ledger.audit().head == before)
    }

    @Test("wait for nobody who is not there")
    func nobodyThere() async throws {
        _ = try await bank.open(1_000)
        let run = try await bank.run("account", "withdraw", "3333-01-0000013", "5")
        #expect(run.exitCode == .usage)
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("have examples that can be called")
    func examples() throws {
        #expect(try bank.program(io: InMemoryIO()).exampleProblems() == [])
    }
}
