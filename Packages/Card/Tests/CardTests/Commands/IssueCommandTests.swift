import BankConsoleTesting
import Testing

@testable import Card

@Suite("The commands card issue and card list")
struct IssueCommandTests {
    private let bank: CardBank

    init() async throws {
        let numbers = try ["5365-1012-3456-7893", "5365-1000-0006-0018"]
            .map { try CardNumber(parsing: $0) }
        bank = try await CardBank(drawing: numbers)
    }

    @Test("card issue prints the new card with a masked number")
    func issue() async throws {
        let run = try await bank.run("card issue 3333-01-0000013 --idempotency-key k1")
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

    @Test("card issue with a used key prints the first card as a repeat")
    func repeatedIssue() async throws {
        _ = try await bank.run("card issue 3333-01-0000013 --idempotency-key k1")
        let text = try await bank.run("card issue 3333-01-0000013 --idempotency-key k1")
        #expect(text.exitCode == .success)
        #expect(text.output.contains("5365-10**-****-7893"))
        #expect(text.output.contains("Status:          already done, not repeated\n"))
        let json = try await bank.run("card issue 3333-01-0000013 --idempotency-key k1 --json")
        #expect(
            json.output == """
                {
                  "schemaVersion": 1,
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
        #expect(try await bank.cards().count == 1)
    }

    @Test("card issue --dry-run prints the same JSON keys and issues no card")
    func dryRun() async throws {
        let text = try await bank.run("card issue 3333-01-0000013 --dry-run --idempotency-key k1")
        #expect(text.exitCode == .success)
        #expect(
            text.output == """
                Card issue
                Account:         3333-01-0000013
                Status:          dry run, nothing was done
                Idempotency key: k1

                """
        )
        let json = try await bank.run(
            "card issue 3333-01-0000013 --dry-run --json --idempotency-key k1"
        )
        #expect(
            json.output == """
                {
                  "schemaVersion": 1,
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
        #expect(try await bank.cards().isEmpty)
    }

    @Test(
        "card issue, unlock, limits, reissue and close need the password, and lock and lose do not",
        arguments: [
            ("issue 3333-01-0000013", ExitCode.passwordWrong),
            ("unlock 3333-01-0000013/card1 --overseas", .passwordWrong),
            ("limits 3333-01-0000013/card1 --per-payment 1", .passwordWrong),
            ("close 3333-01-0000013/card1 --yes", .passwordWrong),
            ("reissue 3333-01-0000013/card2", .passwordWrong),
            ("lock 3333-01-0000013/card1 --domestic", .success),
            ("lose 3333-01-0000013/card1 --yes", .success),
        ]
    )
    func password(line: String, exitCode: ExitCode) async throws {
        try await issueTwo()
        _ = try await bank.run("card lock 3333-01-0000013/card1 --overseas")
        _ = try await bank.run("card lose 3333-01-0000013/card2 --yes")
        let entries = try await bank.entryCount()
        bank.signing.fail(with: BankError(.passwordWrong, code: "password.wrong", "wrong"))
        #expect(try await bank.run("card \(line) --dry-run").exitCode == .success)
        #expect(try await bank.run("card \(line)").exitCode == exitCode)
        let posted: Int64 = exitCode == .success ? 1 : 0
        #expect(try await bank.entryCount() == entries + posted)
    }

    @Test("card list prints the cards of an account, oldest first")
    func list() async throws {
        let none = try await bank.run("card list 3333-01-0000013")
        #expect(none.output == "The account 3333-01-0000013 has no card.\n")
        #expect(try await bank.run("card list").output == "No card is in use.\n")

        try await issueTwo()
        let text = try await bank.run("card list 3333-01-0000013")
        #expect(text.exitCode == .success)
        #expect(
            text.output == """
                Card                 Name                   Issued      State
                5365-10**-****-7893  3333-01-0000013/card1  2026-01-05  active
                5365-10**-****-0018  3333-01-0000013/card2  2026-01-05  active

                """
        )
        let json = try await bank.run("card list 3333-01-0000013 --json")
        #expect(
            json.output == """
                {
                  "schemaVersion": 1,
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

    private func issueTwo() async throws {
        for _ in 0..<2 { _ = try await bank.run("card issue 3333-01-0000013") }
    }
}
