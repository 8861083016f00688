import Bookkeeping
import Card
import CardDemo
import Console
import ConsoleTesting
import Testing

@Suite("The commands of cards")
struct CommandTests {
    private let bank: DemoBank

    init() async throws {
        let numbers = try ["5365-1012-3456-7893", "5365-1000-0006-0018"]
            .map { try CardNumber(parsing: $0) }
        let draws = Draws(numbers)
        bank = try await DemoBank(drawNumber: { draws.next() })
    }

    private func run(_ line: String) async throws -> ProgramRun {
        try await ProgramRun(line.split(separator: " ").map(String.init)) {
            try bank.program(io: $0)
        }
    }

    @Test("card issue shows the new card, its number masked")
    func issue() async throws {
        let run = try await run("card issue 3333-01-0000013 --idempotency-key k1")
        #expect(run.exitCode == .success)
        #expect(
            run.output == """
                Card issue
                Card:            5365-10**-****-7893
                Name:            3333-01-0000013/card1
                Account:         3333-01-0000013
                Issued:          2026-01-05
                Status:          done
                Entry:           3 of 2026-01-05
                Idempotency key: k1

                """
        )
        #expect(run.errorOutput == "")
    }

    @Test("card issue with the same key again shows the first card, and that it is a repeat")
    func repeatedIssue() async throws {
        _ = try await run("card issue 3333-01-0000013 --idempotency-key k1")
        let text = try await run("card issue 3333-01-0000013 --idempotency-key k1")
        #expect(text.exitCode == .success)
        #expect(text.output.contains("5365-10**-****-7893"))
        #expect(text.output.contains("Status:          done before, not again\n"))
        let json = try await run("card issue 3333-01-0000013 --idempotency-key k1 --json")
        #expect(
            json.output == """
                {
                  "card": "3333-01-0000013/card1",
                  "maskedNumber": "5365-10**-****-7893",
                  "account": "3333-01-0000013",
                  "issued": "2026-01-05",
                  "state": "active",
                  "since": "2026-01-05",
                  "domesticLocked": false,
                  "overseasLocked": false,
                  "limitPerPayment": 2000000,
                  "limitPerDay": 6000000,
                  "dryRun": false,
                  "repeated": true,
                  "entry": 3,
                  "date": "2026-01-05",
                  "idempotencyKey": "k1"
                }

                """
        )
        #expect(try await bank.service.cards(of: "3333-01-0000013").cards.count == 1)
    }

    @Test("card issue --dry-run says what it would do, under the same keys")
    func rehearsedIssue() async throws {
        let text = try await run("card issue 3333-01-0000013 --dry-run --idempotency-key k1")
        #expect(text.exitCode == .success)
        #expect(
            text.output == """
                Card issue
                Account:         3333-01-0000013
                Status:          dry run, nothing was done
                Idempotency key: k1

                """
        )
        let json = try await run("card issue 3333-01-0000013 --dry-run --json --idempotency-key k1")
        #expect(
            json.output == """
                {
                  "card": null,
                  "maskedNumber": null,
                  "account": "3333-01-0000013",
                  "issued": null,
                  "state": null,
                  "since": null,
                  "domesticLocked": null,
                  "overseasLocked": null,
                  "limitPerPayment": null,
                  "limitPerDay": null,
                  "dryRun": true,
                  "repeated": false,
                  "entry": null,
                  "date": null,
                  "idempotencyKey": "k1"
                }

                """
        )
        #expect(try await bank.service.cards(of: "3333-01-0000013").cards.isEmpty)
    }

    @Test("card list shows the cards of an account, oldest first")
    func list() async throws {
        let none = try await run("card list 3333-01-0000013")
        #expect(none.output == "The account 3333-01-0000013 has no card.\n")

        try await issueTwo()
        let text = try await run("card list 3333-01-0000013")
        #expect(text.exitCode == .success)
        #expect(
            text.output == """
                Card                 Name                   Issued      State
                5365-10**-****-7893  3333-01-0000013/card1  2026-01-05  active
                5365-10**-****-0018  3333-01-0000013/card2  2026-01-05  active

                """
        )
        let json = try await run("card list 3333-01-0000013 --json")
        #expect(
            json.output == """
                {
                  "account": "3333-01-0000013",
                  "cards": [
                    {
                      "card": "3333-01-0000013/card1",
                      "maskedNumber": "5365-10**-****-7893",
                      "account": "3333-01-0000013",
                      "issued": "2026-01-05",
                      "state": "active",
                      "since": "2026-01-05",
                      "domesticLocked": false,
                      "overseasLocked": false,
                      "limitPerPayment": 2000000,
                      "limitPerDay": 6000000
                    },
                    {
                      "card": "3333-01-0000013/card2",
                      "maskedNumber": "5365-10**-****-0018",
                      "account": "3333-01-0000013",
                      "issued": "2026-01-05",
                      "state": "active",
                      "since": "2026-01-05",
                      "domesticLocked": false,
                      "overseasLocked": false,
                      "limitPerPayment": 2000000,
                      "limitPerDay": 6000000
                    }
                  ]
                }

                """
        )
    }

    @Test(
        "card show finds a card by its number, or by a part of it with the account, and masks it",
        arguments: [
            "5365-1000-0006-0018", "5365100000060018", "3333-01-0000013/card2",
            "0018 --account 3333-01-0000013", "5365-10**-****-0018 --account 3333-01-0000013",
        ]
    )
    func show(card: String) async throws {
        try await issueTwo()
        let text = try await run("card show \(card)")
        #expect(text.exitCode == .success)
        #expect(
            text.output == """
                Card:              5365-10**-****-0018
                Name:              3333-01-0000013/card2
                Account:           3333-01-0000013
                Issued:            2026-01-05
                State:             active
                Domestic:          unlocked
                Overseas:          unlocked
                At most a payment: 2,000,000 won
                At most a day:     6,000,000 won
                Paid today:        0 won

                """
        )
        let json = try await run("card show \(card) --json")
        #expect(
            json.output == """
                {
                  "card": "3333-01-0000013/card2",
                  "maskedNumber": "5365-10**-****-0018",
                  "account": "3333-01-0000013",
                  "issued": "2026-01-05",
                  "state": "active",
                  "since": "2026-01-05",
                  "domesticLocked": false,
                  "overseasLocked": false,
                  "limitPerPayment": 2000000,
                  "limitPerDay": 6000000,
                  "paidToday": 0,
                  "number": null
                }

                """
        )
        #expect(bank.signing.requests.isEmpty)
    }

    @Test("card show --reveal shows the whole number")
    func reveal() async throws {
        try await issueTwo()
        let text = try await run("card show 0018 --account 3333-01-0000013 --reveal")
        #expect(text.exitCode == .success)
        #expect(
            text.output == """
                Card:              5365-10**-****-0018
                Name:              3333-01-0000013/card2
                Account:           3333-01-0000013
                Issued:            2026-01-05
                State:             active
                Domestic:          unlocked
                Overseas:          unlocked
                At most a payment: 2,000,000 won
                At most a day:     6,000,000 won
                Paid today:        0 won
                Whole number:      5365-1000-0006-0018

                """
        )
        let json = try await run("card show 5365100000060018 --reveal --json")
        #expect(
            json.output == """
                {
                  "card": "3333-01-0000013/card2",
                  "maskedNumber": "5365-10**-****-0018",
                  "account": "3333-01-0000013",
                  "issued": "2026-01-05",
                  "state": "active",
                  "since": "2026-01-05",
                  "domesticLocked": false,
                  "overseasLocked": false,
                  "limitPerPayment": 2000000,
                  "limitPerDay": 6000000,
                  "paidToday": 0,
                  "number": "5365-1000-0006-0018"
                }

                """
        )
    }

    @Test("card show --reveal with the key of an earlier reveal asks for the password all the same")
    func revealWithKey() async throws {
        try await issueTwo()
        let line = "card show 0018 --account 3333-01-0000013 --reveal --idempotency-key k9"
        _ = try await run(line)
        bank.signing.fail(
            with: BankError(.passwordWrong, code: "password.wrong", "the password is wrong")
        )
        let again = try await run(line)
        #expect(again.exitCode != .success)
        #expect(again.output == "")
        #expect(again.errorOutput == "Error: the password is wrong\n")
        #expect(bank.signing.requests.count == 2)
    }

    @Test("card show --reveal --dry-run shows the masked number, and says that nothing was asked")
    func rehearsedReveal() async throws {
        try await issueTwo()
        let run = try await run("card show 0018 --account 3333-01-0000013 --reveal --dry-run")
        #expect(run.exitCode == .success)
        #expect(
            run.output == """
                Card:              5365-10**-****-0018
                Name:              3333-01-0000013/card2
                Account:           3333-01-0000013
                Issued:            2026-01-05
                State:             active
                Domestic:          unlocked
                Overseas:          unlocked
                At most a payment: 2,000,000 won
                At most a day:     6,000,000 won
                Paid today:        0 won

                """
        )
        #expect(
            run.errorOutput == "Dry run: no password was asked for, and no number revealed.\n"
        )
        #expect(bank.signing.requests.isEmpty)
    }

    @Test(
        "what cannot be done is told in one line",
        arguments: [
            (
                "card show 0018",
                "“0018” is only a part of a card number; say whose with --account"
            ),
            (
                "card show 1234 --account 3333-01-0000013",
                "the account 3333-01-0000013 has no card “1234”. "
                    + "(`bank card list` shows an account's cards)"
            ),
            (
                "card show 1234-5678-9012-3452",
                "there is no card 1234-56**-****-3452 with that number "
                    + "(`bank card list` shows an account's cards)"
            ),
            (
                "card show 1234-5678-9012-3453",
                "the card number is mistyped: its check digit does not fit"
            ),
            (
                "card show card",
                "that is not a card number; one has 16 digits, as 1234-5678-9012-3452"
            ),
            (
                "card show 3333-01-0000013/card3",
                "there is no card “3333-01-0000013/card3” "
                    + "(`bank card list` shows an account's cards)"
            ),
            ("card list 3333-01-0000037", "there is no account 3333-01-0000037"),
        ]
    )
    func failures(line: String, message: String) async throws {
        try await issueTwo()
        let run = try await run(line)
        #expect(run.exitCode != .success)
        #expect(run.output == "")
        #expect(run.errorOutput == "Error: \(message)\n")
    }

    @Test("the program accepts every example of the help")
    func examples() throws {
        #expect(try bank.program(io: InMemoryIO()).exampleProblems().isEmpty)
    }

    private func issueTwo() async throws {
        for _ in 0..<2 { _ = try await run("card issue 3333-01-0000013") }
    }
}
