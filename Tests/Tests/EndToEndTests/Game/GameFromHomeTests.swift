import BankDriver
import Testing

/// The games as a customer sees them who is signed in, and can sign.
@Suite("The games from the home screen")
struct GameFromHomeTests {
    private let bank: Bank

    init() throws {
        bank = try Bank.withCustomer()
    }

    /// From the door to the games, one game, and the score reset at last; and out again.
    private static let steps: [SessionStep] =
        [
            SessionStep(.choose(1, "Sign in"), sees: "Who are you?"),
            SessionStep(.choose(1, "김하나"), sees: "Attempts left: 5"),
            SessionStep(.enter(Bank.password), sees: "Hello, 김하나"),
            SessionStep(.choose(4, "Games"), sees: "> Player 1's name:"),
            SessionStep(.type("Ann"), sees: "> Player 2's name:"),
            SessionStep(.type("Ben"), sees: "1 Login"),
            SessionStep(.choose(1, "Login"), sees: "Player 1: Ann (0)"),
            SessionStep(.choose(2, "Tic Tac Toe"), sees: "Ann (X) is next."),
        ]
        + zip(["Ann (X)", "Ben (O)", "Ann (X)", "Ben (O)"], ["a1", "a2", "b1", "b2"]).map {
            SessionStep(.type($1), sees: "\($0) took \($1).")
        } + [
            SessionStep(.type("c1"), sees: "Ann (X) won."),
            SessionStep(.choose(1, "Close Game"), sees: "Player 1: Ann (1)"),
        ] + resetting + [
            SessionStep(.goBack, sees: "> Player 1's name:"),
            SessionStep(.goBack, sees: "Hello, 김하나"),
            SessionStep(.goBack, sees: "You are signed out."),
        ]

    /// Back at once; the wrong password, and Back; the right one.
    private static let resetting = [
        SessionStep(.choose(3, "Reset the score"), sees: "> Authentication password:"),
        SessionStep(.goBack, sees: "Player 1: Ann (1)"),
        SessionStep(.choose(3, "Reset the score"), sees: "> Authentication password:"),
        SessionStep(.enter(Tour.wrongPassword), sees: "4 more wrong tries lock it"),
        SessionStep(.goBack, sees: "Player 1: Ann (1)"),
        SessionStep(.choose(3, "Reset the score"), sees: "Attempts left: 4"),
        SessionStep(.enter(Bank.password), sees: "The score is reset."),
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
        let terminal = try TerminalSession(bank, [])
        try terminal.see("1 Sign in")
        try terminal.take(Self.steps)
        terminal.type("\u{4}")
        let (status, screen) = terminal.finish()
        #expect(status == 0)
        #expect(!screen.contains(Bank.password))
        try expectReset(bank)

        let piped = try copy.session(Self.steps)
        #expect(piped.status == 0)
        #expect(piped.error == "")
        #expect(piped.output.contains("* The score is reset."))
        #expect(!piped.output.contains("\n! Choose"), "\(piped.output)")
        try expectReset(copy)
        #expect(try copy.entries() == bank.entries())
    }

    @Test("the audit passes after input that ends at any line")
    func cutOff() throws {
        let decided = try #require(Self.steps.firstIndex { $0.sees == "Ann (X) won." })
        let reset = try #require(Self.steps.firstIndex { $0.sees == "The score is reset." })
        for count in 0...Self.steps.count {
            let copy = try bank.copy()
            let outcome = try copy.session(Array(Self.steps.prefix(count)))
            #expect(outcome.status == 0, "after \(count) lines: \(outcome.error)")
            #expect(outcome.error == "", "after \(count) lines")
            let scores =
                count <= decided ? [] : ["Ann \(count <= reset ? 1 : 0), Ben 0, drawn 0"]
            #expect(try copy.scores() == scores, "after \(count) lines")
            _ = try copy.head()
        }
    }

    @Test("says where to sign in to reset a score")
    func signedOut() throws {
        let lines = Bank.loggingIn + Bank.wonByPlayer1 + ["close", "reset"]
        let outcome = try bank.game(lines)
        #expect(outcome.status == 0)
        let told = try #require(outcome.output.components(separatedBy: "\n== ").last)
        #expect(
            told.contains(
                "! Only a customer of the bank can reset a score: sign in to the bank, and open the "
                    + "games there."
            ),
            "\(told)"
        )
        #expect(told.contains("Player 1: Ann (1)"), "\(told)")
        #expect(try bank.scores() == ["Ann 1, Ben 0, drawn 0"])
        #expect(try bank.expecting("signings")["signings"] as? [String] == [])
    }
}
