import Foundation

/// `bank open` of the tutorials' links.
@Suite("bank open with a link to a game")
struct GameLinkTests {
    private let bank: Bank

    init() throws {
        bank = try Bank()
    }

    /// Returns the titles of the printed screens, in order.
    private func titles(_ outcome: Bank.Outcome) -> [String] {
        outcome.output.split(separator: "\n").filter { $0.hasPrefix("== ") }.map {
            String($0.dropFirst(3).dropLast(3))
        }
    }

    @Test(
        "opens the game once both players have logged in",
        arguments: [
            ("ribs-training://launchGame?gameId=ticTacToe", "Tic Tac Toe"),
            ("ribs-training://launchGame?gameId=RANDOMWIN", "Random Win"),
            ("RIBS-Training://LaunchGame?gameId=%74ictactoe", "Tic Tac Toe"),
        ]
    )
    func launching(link: String, title: String) throws {
        let waiting = try bank.game(["Ann"], by: ["open", link])
        #expect(waiting.exitCode == 0, "\(waiting.errorOutput)")
        #expect(waiting.output.contains("Log in to play \(title)."))
        #expect(titles(waiting) == ["Log in", "Log in"])
        let launched = try bank.game(Bank.loggingIn, by: ["open", link])
        #expect(launched.exitCode == 0)
        #expect(titles(launched) == ["Log in", "Log in", "Log in", title])
        // Leaving the game leads to the list of games, as after any game.
        let left = try bank.game(Bank.loggingIn + ["/back"], by: ["open", link])
        #expect(titles(left).suffix(2) == [title, "Games"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: bank.directory) == [])
    }

    @Test(
        "refuses a wrong link with one line, no screen and no book",
        arguments: [
            ("ribs-training://launchGame?gameId=chess", "There is no game 'chess'"),
            ("ribs-training://launchGame?gameId=a%0Ab", "There is no game 'a\\nb'"),
            ("ribs-training://launchGame", "No game is named; games are 'randomWin', 'ticTacToe'"),
            ("ribs-training://launchGame?gameId=", "No game is named"),
            ("ribs-training://launchGame?game=ticTacToe", "Unknown parameter 'game'"),
            ("ribs-training://launchGame?gameId=ticTacToe&now=1", "Unknown parameter 'now'"),
            ("ribs-training://otherHost?gameId=ticTacToe", "leads nowhere"),
            ("ribs-training://?gameId=ticTacToe", "leads nowhere"),
            ("ribs-training://launchGame/now?gameId=ticTacToe", "leads nowhere"),
            ("tutorial://launchGame?gameId=ticTacToe", "ribs-training://"),
            ("modularbank://launchGame?gameId=ticTacToe", "leads nowhere"),
            ("ribs-training:launchGame?gameId=ticTacToe", "is not a link"),
        ]
    )
    func wrong(link: String, reason: String) throws {
        let outcome = try bank.game(Bank.loggingIn, by: ["open", link])
        #expect(outcome.exitCode == 65, "\(outcome.errorOutput)")
        #expect(outcome.output == "")
        #expect(outcome.errorOutput.hasPrefix("Error: "))
        #expect(outcome.errorOutput.count { $0.isNewline } == 1, "\(outcome.errorOutput)")
        #expect(outcome.errorOutput.contains(reason), "\(outcome.errorOutput)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: bank.directory) == [])
    }
}
