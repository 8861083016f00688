import Foundation

/// The scores that the book keeps after `bank game`.
@Suite("The scores of bank game")
struct GameScoresTests {
    private let bank: Bank

    init() throws {
        bank = try Bank()
    }

    @Test("scores survive a session, and follow the players when they swap seats")
    func kept() throws {
        _ = try bank.game(Bank.loggingIn + Bank.wonByPlayer1)
        let again = try bank.game(Bank.loggingIn).output
        #expect(again.contains("Player 1: Ann (1)\nPlayer 2: Ben (0)"), "\(again)")
        let other = try bank.game(["Ben", "Ann", "login"] + Bank.wonByPlayer1 + ["close"]).output
        #expect(other.contains("Player 1: Ben (0)\nPlayer 2: Ann (1)"), "\(other)")
        #expect(other.contains("Player 1: Ben (1)\nPlayer 2: Ann (1)"), "\(other)")
        let stranger = try bank.game(["Ann", "Cid", "login"]).output
        #expect(stranger.contains("Player 1: Ann (0)\nPlayer 2: Cid (0)"), "\(stranger)")
    }

    @Test("lists scores as a table and as JSON")
    func listed() throws {
        _ = try bank.game(["하나", "둘", "login"] + Bank.wonByPlayer1)
        let shown = try bank("game scores")
        #expect(shown.exitCode == 0)
        #expect(
            shown.output == """
                Player  Won  Against  Won  Drawn
                둘        0  하나       1      0

                """
        )
        #expect(
            try bank("game scores --json").output == """
                {
                  "schemaVersion": 1,
                  "scores": [
                    {
                      "player1": "둘",
                      "player2": "하나",
                      "player1Score": 0,
                      "player2Score": 1,
                      "draws": 0
                    }
                  ]
                }

                """
        )
    }

    @Test("the first decided game begins the book, and nothing before it")
    func withoutBook() throws {
        let none = try bank("game scores")
        #expect(none.exitCode == 0)
        #expect(none.output == "No games have been played yet.\n")
        let unfinished = try bank.game(Bank.loggingIn + Bank.wonByPlayer1.dropLast())
        #expect(unfinished.output.contains("Player 1: Ann (0)"))
        #expect(unfinished.errorOutput == "")
        #expect(try FileManager.default.contentsOfDirectory(atPath: bank.directory) == [])
        let won = try bank.game(Bank.loggingIn + Bank.wonByPlayer1)
        #expect(won.errorOutput == "")
        #expect(try bank.scores() == ["Ann 1, Ben 0, drawn 0"])
        _ = try bank.head()
    }

    @Test(
        "counts all games of two processes on one new book"
    )
    func together() async throws {
        let rounds = 5
        let game = Bank.wonByPlayer1 + ["close"]
        try await withThrowingTaskGroup(of: Void.self) { group in
            for names in [["Ann", "Ben"], ["Ben", "Ann"]] {
                group.addTask { [bank] in
                    let games = Array(repeating: game, count: rounds).flatMap(\.self)
                    let outcome = try bank.game(names + ["login"] + games)
                    #expect(outcome.exitCode == 0)
                    #expect(!outcome.output.contains("\n! "), "\(outcome.output)")
                }
            }
            try await group.waitForAll()
        }
        #expect(try bank.scores() == ["Ann \(rounds), Ben \(rounds), drawn 0"])
        _ = try bank.head()
    }
}
