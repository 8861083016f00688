import BankConsoleTesting
import Testing

@testable import Card

@Suite("The command card show")
struct ShowCommandTests {
    private let bank: CardBank

    init() async throws {
        let numbers = try ["5365-1012-3456-7893", "5365-1000-0006-0018"]
            .map { try CardNumber(parsing: $0) }
        bank = try await CardBank(drawing: numbers)
        for _ in 0..<2 { _ = try await bank.run("card issue 3333-01-0000013") }
    }

    @Test(
        "card show accepts a name, a number, or the last four digits with the account",
        arguments: [
            "5365-1000-0006-0018", "5365100000060018", "3333-01-0000013/card2",
            "0018 --account 3333-01-0000013", "5365-10**-****-0018 --account 3333-01-0000013",
        ]
    )
    func show(card: String) async throws {
        let text = try await bank.run("card show \(card)")
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
                Limit per payment: 2,000,000 won
                Limit per day:     6,000,000 won
                Paid today:        0 won

                """
        )
        let json = try await bank.run("card show \(card) --json")
        #expect(
            json.output == """
                {
                  "schemaVersion": 1,
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
        #expect(bank.requestsAfterIssue.isEmpty)
    }

    @Test("card show --reveal prints the whole number")
    func reveal() async throws {
        let line = "card show 0018 --account 3333-01-0000013"
        let masked = try await bank.run(line)
        let text = try await bank.run("\(line) --reveal")
        #expect(text.exitCode == .success)
        #expect(text.output == masked.output + "Whole number:      5365-1000-0006-0018\n")
        let json = try await bank.run("\(line) --reveal --json")
        let number = ("\"number\": null", "\"number\": \"5365-1000-0006-0018\"")
        #expect(
            try await bank.run("\(line) --json").output.replacing(number.0, with: number.1)
                == json.output
        )
    }

    @Test("card show --reveal asks for a signature each time")
    func revealWithKey() async throws {
        let line = "card show 0018 --account 3333-01-0000013 --reveal"
        _ = try await bank.run(line)
        bank.signing.fail(
            with: BankError(.passwordWrong, code: "password.wrong", "the password is wrong")
        )
        let again = try await bank.run(line)
        #expect(again.exitCode != .success)
        #expect(again.output == "")
        #expect(again.errorOutput == "Error: The password is wrong.\n")
        #expect(bank.requestsAfterIssue.count == 2)
    }

    @Test("card show refuses the options of a revealed number without --reveal")
    func optionsOfReveal() async throws {
        for option in ["--pin-stdin", "--dry-run"] {
            let run = try await bank.run("card show 3333-01-0000013/card1 \(option)")
            #expect(run.exitCode == .usage)
            #expect(
                run.errorOutput.hasPrefix(
                    "Error: Option '\(option)' has no effect on 'card show' without '--reveal';"
                )
            )
        }
    }

    @Test("card show --reveal --dry-run prints the masked number without a signature")
    func rehearsedReveal() async throws {
        let line = "card show 0018 --account 3333-01-0000013"
        let run = try await bank.run("\(line) --reveal --dry-run")
        #expect(run.exitCode == .success)
        #expect(try await bank.run(line).output == run.output)
        #expect(
            run.errorOutput == "Dry run: no password was requested and no number revealed.\n"
        )
        #expect(bank.requestsAfterIssue.isEmpty)
    }

    @Test(
        "card show and card list report an error in one line",
        arguments: [
            (
                "card show 0018",
                "'0018' is only a part of a card number; add the account with '--account'."
            ),
            (
                "card show 1234 --account 3333-01-0000013",
                "The account '3333-01-0000013' has no card '1234'. "
                    + "'bank card list' shows the cards of an account."
            ),
            (
                "card show 1234-5678-9012-3452",
                "There is no card with the number '1234-56**-****-3452'. "
                    + "'bank card list' shows the cards of an account."
            ),
            (
                "card show 1234-5678-9012-3453",
                "The card number has a wrong check digit; compare each digit with the card."
            ),
            (
                "card show card",
                "The card number is malformed; name the card, as in '월급/card1', or write its 16 digits."
            ),
            (
                "card show 3333-01-0000013/card3",
                "There is no card '3333-01-0000013/card3'. "
                    + "'bank card list' shows the cards of an account."
            ),
            (
                "card list 3333-01-0000037",
                "There is no account '3333-01-0000037'; check the number."
            ),
        ]
    )
    func failures(line: String, message: String) async throws {
        let run = try await bank.run(line)
        #expect(run.exitCode != .success)
        #expect(run.output == "")
        #expect(run.errorOutput == "Error: \(message)\n")
    }

    @Test("every example in the help is a valid command")
    func examples() throws {
        let program = try CommandLineProgram(bank: bank.container)
        #expect(program.exampleProblems().isEmpty)
    }
}
