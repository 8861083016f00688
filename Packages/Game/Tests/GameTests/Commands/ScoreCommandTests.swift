import BankConsoleTesting
import GameInterface
import Testing

@Suite("game scores and game reset")
struct ScoreCommandTests {
    private static let reset = [
        "game", "reset", "하나", "The machine", "--customer", "C000001", "--idempotency-key", "k-1",
    ]
    private let bank: TestBank

    init() throws {
        bank = try TestBank()
    }

    @Test("scores shows a table of all pairs, aligned even with wide names")
    func table() async throws {
        for _ in 1...12 { try await bank.count(.player1, "The machine", "하나") }
        try await bank.count(.player1, "하나", "The machine")
        try await bank.count(nil, "두리", "하나")
        let outcome = try await bank.run(["game", "scores"])
        #expect(outcome.exitCode == .success)
        #expect(
            outcome.output == """
                Player       Won  Against  Won  Drawn
                The machine   12  하나       1      0
                두리           0  하나       0      1

                """
        )
    }

    @Test("scores with --json prints each number under its key")
    func json() async throws {
        try await bank.count(.player1, "하나", "두리")
        try await bank.count(nil, "하나", "두리")
        #expect(
            try await bank.run(["game", "scores", "--json"]).output == """
                {
                  "schemaVersion": 1,
                  "scores": [
                    {
                      "player1": "두리",
                      "player2": "하나",
                      "player1Score": 0,
                      "player2Score": 1,
                      "draws": 1
                    }
                  ]
                }

                """
        )
    }

    @Test(
        "scores without any game reports that, and creates no book",
        arguments: [true, false]
    )
    func none(hasBook: Bool) async throws {
        let bank = try TestBank(on: hasBook ? BusinessDate("2026-01-05") : nil)
        #expect(
            try await bank.run(["game", "scores"]).output == "No games have been played yet.\n"
        )
        #expect(
            try await bank.run(["game", "scores", "--json"]).output
                .filter { !$0.isWhitespace } == #"{"schemaVersion":1,"scores":[]}"#
        )
        let code = try await refusalCode { try await bank.ledger.businessDate() }
        #expect(code == (hasBook ? nil : "book.missing"))
    }

    @Test("reset shows the score, asks for confirmation, and prints the result")
    func resets() async throws {
        try await bank.count(.player2, "The machine", "하나")
        let run = try await bank.run(Self.reset, input: "y\n")
        #expect(
            run.prompts == [
                """
                Score reset
                Players: 하나 and The machine
                So far:  1 to 0, 0 drawn
                Go ahead? [y/N] 
                """
            ]
        )
        #expect(
            run.output == """
                Score reset
                Players:         하나 and The machine
                Signed by:       C000001
                Status:          done
                Entry:           3 of 2026-01-05
                Idempotency key: k-1

                """
        )
        #expect(try await bank.score("하나", "The machine") == .init())
        #expect(bank.signing.requests.map(\.movement.customer.rawValue) == ["C000001"])
        #expect(
            try await bank.run(Self.reset + ["--json"]).output == """
                {
                  "schemaVersion": 1,
                  "player1": "하나",
                  "player2": "The machine",
                  "customer": "C000001",
                  "dryRun": false,
                  "repeated": true,
                  "entry": 3,
                  "date": "2026-01-05",
                  "idempotencyKey": "k-1"
                }

                """
        )
    }

    @Test("reset without confirmation changes nothing, and asks for no password")
    func declined() async throws {
        try await bank.count(.player1, "하나", "The machine")
        let run = try await bank.run(Self.reset, input: "n\n")
        #expect(run.exitCode == .refused)
        #expect(run.errorOutput.contains("was not confirmed: nothing was done."))
        #expect(bank.signing.requests == [])
        #expect(try await bank.score("하나", "The machine").player1Score == 1)
    }

    @Test("reset with --dry-run asks and changes nothing")
    func dryRun() async throws {
        try await bank.count(.player1, "하나", "The machine")
        let run = try await bank.run(Self.reset + ["--dry-run"])
        #expect(run.exitCode == .success)
        #expect(run.output.contains("Status:          dry run, nothing was done\n"))
        #expect(bank.signing.requests == [])
        #expect(try await bank.score("하나", "The machine").player1Score == 1)
    }

    @Test("reset with a wrong password exits with 2 and changes nothing")
    func wrongPassword() async throws {
        try await bank.count(.player1, "하나", "The machine")
        bank.signing.fail(
            with: BankError(.passwordWrong, code: "password.wrong", "the password is wrong")
        )
        let run = try await bank.run(Self.reset + ["--yes"])
        #expect(run.exitCode == .passwordWrong)
        #expect(run.errorOutput == "Error: The password is wrong.\n")
        #expect(try await bank.score("하나", "The machine").player1Score == 1)
    }

    @Test(
        "reset refuses wrong players and customers with one line and an exit code",
        arguments: [
            (
                ["하나", "세나", "--customer", "C000001"], .notFound,
                "Error: '하나' and '세나' have not played yet. 'bank game scores' lists all scores.\n"
            ),
            (
                ["하나", "", "--customer", "C000001"], .badData,
                "Error: The player's name is empty; type a name.\n"
            ),
            (
                ["하나", "a/b", "--customer", "C000001"], .badData,
                "Error: The player's name 'a/b' has a slash; remove the slash.\n"
            ),
            (
                ["하나", "하나", "--customer", "C000001"], .refused,
                "Error: Both players are called '하나'; choose another name for one of them.\n"
            ),
            (
                ["하나", "The machine", "--customer", "C000009"], .notFound,
                "Error: There is no customer 'C000009'.\n"
            ),
        ] as [([String], ExitCode, String)]
    )
    func refusals(words: [String], status: ExitCode, text: String) async throws {
        try await bank.count(.player1, "하나", "The machine")
        // A dry run refuses the same requests.
        for mode in ["--yes", "--dry-run"] {
            let run = try await bank.run(["game", "reset"] + words + [mode])
            #expect(run.exitCode == status)
            #expect(run.output == "")
            #expect(run.errorOutput == text)
        }
        #expect(bank.signing.requests == [])
    }

    @Test("reset with a missing argument is a usage error", arguments: [["하나"], ["하나", "두리"]])
    func usage(words: [String]) async throws {
        let run = try await bank.run(["game", "reset"] + words)
        #expect(run.exitCode == .usage)
    }

    @Test("reset --help explains the players and the customer")
    func help() async throws {
        let outcome = try await bank.run(["game", "reset", "--help"])
        let text = try #require(outcome.output.split(separator: "GLOBAL OPTIONS:").first)
        #expect(
            text == """
                OVERVIEW: Reset the score of two players to zero; asks for the password.

                Any customer of the bank can sign the reset. The order of the players does not
                matter. Put a name that contains a space in quotation marks.

                USAGE: bank game reset <player1> <player2> [--customer <ID>] [<global options>]

                ARGUMENTS:
                  <player1>               The name of one player, as in 'game scores'.
                  <player2>               The name of the other player.

                OPTIONS:
                  --customer <ID>         The customer who signs, such as C000001; not needed
                                          while there is one customer.
                  -h, --help              Show help information.


                """
        )
    }
}
