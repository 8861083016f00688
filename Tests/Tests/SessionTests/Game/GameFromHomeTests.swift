import Foundation

/// The games of a signed-in customer, who can sign.
@Suite("The games from the home screen")
struct GameFromHomeTests {
    private let bank: Bank

    init() throws {
        bank = try Bank.withCustomer()
    }

    /// Signs in, plays a game, resets the score and leaves.
    private static let steps: [SessionStep] =
        [
            SessionStep(.choose("s", "Sign in"), shows: "Who are you?"),
            SessionStep(.choose("1", "김하나"), shows: "Attempts left: 5"),
            SessionStep(.enter(Bank.password), shows: "Hello, 김하나"),
            SessionStep(.choose("p", "Games"), shows: "▸ Player 1's name:"),
            SessionStep(.type("Ann"), shows: "▸ Player 2's name:"),
            SessionStep(.type("Ben"), shows: "s Login"),
            SessionStep(.choose("s", "Login"), shows: "Player 1: Ann (0)"),
            SessionStep(.choose("2", "Tic Tac Toe"), shows: "Ann (X) is next."),
        ]
        + zip(["Ann (X)", "Ben (O)", "Ann (X)", "Ben (O)"], ["a1", "a2", "b1", "b2"]).map {
            SessionStep(.type($1), shows: "\($0) took \($1).")
        } + [
            SessionStep(.type("c1"), shows: "Ann (X) won."),
            SessionStep(.choose("q", "Close Game"), shows: "Player 1: Ann (1)"),
        ] + resetting + [
            SessionStep(.goBack, shows: "▸ Player 1's name:"),
            SessionStep(.goBack, shows: "q Sign out"),
            SessionStep(.choose("q", "Sign out"), shows: "You are signed out."),
        ]

    /// Goes back without a password, goes back after a wrong password, and enters the right one.
    private static let resetting = [
        SessionStep(.choose("x", "Reset the score"), shows: "▸ Authentication password:"),
        SessionStep(.goBack, shows: "Player 1: Ann (1)"),
        SessionStep(.choose("x", "Reset the score"), shows: "▸ Authentication password:"),
        SessionStep(.enter(Tour.wrongPassword), shows: "4 more wrong tries lock it"),
        SessionStep(.goBack, shows: "Player 1: Ann (1)"),
        SessionStep(.choose("x", "Reset the score"), shows: "Attempts left: 4"),
        SessionStep(.enter(Bank.password), shows: "The score is reset."),
    ]

    private func expectReset(_ bank: Bank) throws {
        #expect(try bank.scores() == ["Ann 0, Ben 0, drawn 0"])
        let answer = try bank.expecting("signings")
        let signings = try #require(answer["signings"] as? [[String: any Sendable]])
        #expect(signings.allSatisfy { $0["purpose"] as? String == "game.score-reset" })
        #expect(signings.allSatisfy { $0["customer"] as? String == "C000001" })
        #expect(signings.map { $0["outcome"] as? String } == ["password.wrong", "signed"])
        _ = try bank.head()
    }

    @Test("plays a game and resets its score with the password, with keys and line by line")
    func resetting() throws {
        let copy = try bank.copy()
        let terminal = try bank.terminal()
        try terminal.waitToShow("s Sign in")
        try terminal.perform(Self.steps)
        terminal.type("\u{4}")
        let (exitCode, output) = try terminal.waitForExit()
        #expect(exitCode == 0)
        #expect(!output.contains(Bank.password))
        try expectReset(bank)

        let piped = try copy.session(Self.steps)
        #expect(piped.exitCode == 0)
        #expect(piped.errorOutput == "")
        #expect(piped.output.contains("✓ The score is reset."))
        #expect(!piped.output.contains("\n! Choose"), "\(piped.output)")
        try expectReset(copy)
        #expect(try copy.entries() == bank.entries())
    }

    @Test("says where to sign in to reset a score")
    func signedOut() throws {
        let lines = Bank.loggingIn + Bank.wonByPlayer1 + ["close", "reset"]
        let outcome = try bank.game(lines)
        #expect(outcome.exitCode == 0)
        let last = try #require(outcome.output.components(separatedBy: "\n== ").last)
        #expect(
            last.contains(
                "! Only a customer of the bank can reset a score: sign in to the bank, and open "
                    + "the games there."
            ),
            "\(last)"
        )
        #expect(last.contains("Player 1: Ann (1)"), "\(last)")
        #expect(try bank.scores() == ["Ann 1, Ben 0, drawn 0"])
        #expect(try bank.expecting("signings")["signings"] as? [String] == [])
    }
}
